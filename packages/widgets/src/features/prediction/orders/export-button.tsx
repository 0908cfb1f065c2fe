import { saveFile } from '../../../shared/format/save-file.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'

export type ExportButtonProps = {
  /** Without the ending. */
  name: string
  /** Reads everything and answers the text of the file. */
  read: (sdk: BourseletClient) => Promise<string>
}

/** Saves a list as a CSV file. */
export function ExportButton({ name, read }: ExportButtonProps) {
  const { t } = useText('prediction')
  const { show } = useToast()
  const words = useErrorText()
  const { submit, isBusy } = useIntent({
    send: async (sdk, _: null) => saveFile(`${name}.csv`, await read(sdk)),
    onFailed: (error) => show({ tone: 'error', title: t('orders.exportFailed'), text: words(error) }),
  })
  return (
    <Button size="small" variant="ghost" busy={isBusy} onClick={() => submit(null)}>
      {t('orders.export')}
    </Button>
  )
}
