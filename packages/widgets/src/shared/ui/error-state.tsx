import { useText } from '../i18n/use-text.ts'
import type { ErrorMessageProps } from './error-message.tsx'
import { lazyPart } from './lazy-part.tsx'

export type ErrorStateProps = ErrorMessageProps

/** The title of the message, shown until the code of the message is loaded. */
function Title() {
  const { t } = useText('shared')
  return <p>{t('failed')}</p>
}

/**
 * An error message in the reader's language with a retry button. Its code is loaded with the first error, as its texts
 * are, because most widgets never show one.
 */
export const ErrorState = /* @__PURE__ */ lazyPart<ErrorStateProps>(
  () => import('./error-message.tsx').then(({ ErrorMessage }) => ErrorMessage),
  Title,
)
