import { useText } from '../i18n/use-text.ts'
import type { ErrorStateProps } from './error-state.tsx'
import { lazyPart } from './lazy-part.tsx'

/** Time in ms after which the code is loaded although no error has occurred. */
const AHEAD_MS = 5_000

const load = () => import('./error-state.tsx')

// Without a connection the code could not be loaded when an error occurs, so it is loaded some seconds after the page,
// when the first prices have been shown.
setTimeout(() => load().catch(reportError), AHEAD_MS)

/** The title of the message, shown until the code of the message is loaded. */
function Title() {
  const { t } = useText('shared')
  return <p role="alert">{t('failed')}</p>
}

/**
 * Replaces `ErrorState` in the script build. Otherwise the first tag of a page would contain the styles of all
 * buttons.
 */
export const ErrorState = /* @__PURE__ */ lazyPart<ErrorStateProps>(
  () => load().then(({ ErrorState }) => ErrorState),
  Title,
)
