import { useText } from '../i18n/use-text.ts'
import type { ErrorStateProps } from './error-state.tsx'
import { lazyPart } from './lazy-part.tsx'
import { loadErrorParts } from './load-error-parts.ts'

/** The title of the message, shown until the code of the message is loaded. */
function Title() {
  const { t } = useText('shared')
  return <p role="alert">{t('failed')}</p>
}

/**
 * Replaces `ErrorState` in the script build of the custom elements. Its code is loaded when it is first rendered, so
 * that the first custom element of a page does not load the styles of all buttons.
 */
export const ErrorState = /* @__PURE__ */ lazyPart<ErrorStateProps>(
  () => loadErrorParts().then(({ ErrorState }) => ErrorState),
  Title,
)
