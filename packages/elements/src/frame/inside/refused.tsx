import { useErrorText, useText } from '@bourselet/widgets'
import { Empty, ErrorState, icons } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'

export type RefusedProps = {
  /** Name of the reason why the frame is not permitted. */
  name: string
  onRetry: () => void
  /** Link to the operator's site. */
  link: ReactNode
}

/** The message of a frame that is not permitted. It has a retry button only if another attempt may succeed. */
export function Refused({ name, onRetry, link }: RefusedProps) {
  const shared = useText('shared')
  const { t, ready } = useText('frame')
  const words = useErrorText()
  if (name === 'TRANSPORT') return <ErrorState error={{ name }} onRetry={onRetry} />
  return (
    <div role="alert">
      {ready && (
        <Empty
          icon={icons.warning}
          title={shared.t('failed')}
          // The refusal EMBED_SCOPE can concern a frame or a single call. Its text is therefore among the texts of
          // errors (`words`) and not among those of frames (`t`).
          text={t(name as 'EMBED_ORIGIN') || words(name)}
          action={link}
        />
      )}
    </div>
  )
}
