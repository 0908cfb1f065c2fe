import { RichText, useCall, useLocale } from '@bourselet/widgets'
import { Dialog, ErrorState, Skeleton } from '@bourselet/widgets/ui'
import { useOpenPath } from '../shared/use-open-path.ts'

export type RulesDialogProps = {
  /** Code of the page on the server, for example `pledge_rules`. */
  code: string
  open: boolean
  onClose: () => void
}

/**
 * Shows a page of the operator's rules in a dialog, so that a partly filled form behind the dialog stays open.
 */
export function RulesDialog({ code, open, onClose }: RulesDialogProps) {
  const locale = useLocale()
  const openPath = useOpenPath()
  const { data, error, loading, refetch } = useCall(
    ['site.page', code, locale],
    (sdk, options) => sdk.site.page({ code }, options),
    { enabled: open, staleMs: 300_000 },
  )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="medium"
      title={data ? data.title : <Skeleton width="8em" />}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={loading} />
      ) : data ? (
        <RichText html={data.content_html} onNavigate={openPath} />
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  )
}
