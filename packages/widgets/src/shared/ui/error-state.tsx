import { isPassing } from '../i18n/is-passing.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { useUnknownSymbol } from './use-unknown-symbol.ts'
import './empty.css'

export type ErrorStateProps = { error: unknown; onRetry?: () => void; retrying?: boolean }

/**
 * An error message in the user's language with a retry button. The code of this component is loaded with the page,
 * because without a connection it could not be loaded when an error occurs.
 */
export function ErrorState({ error, onRetry, retrying }: ErrorStateProps) {
  const { t } = useText('shared')
  const errorText = useErrorText()
  useUnknownSymbol(error)
  const isOffline = globalThis.navigator?.onLine === false
  // Temporary failures are retried automatically, so their message announces the retry. TOO_MANY_REQUESTS is an answer
  // of a working server. So its own message is shown, which states the waiting time.
  const isTemporary = isPassing(error) && (error as Error).name !== 'TOO_MANY_REQUESTS'
  const shown = isTemporary ? (isOffline ? 'OFFLINE' : 'RECOVERING') : error
  return (
    // A page can have its own message about the connection, such as the banner of the site. Such a page uses
    // `data-temporary` to hide the text and the button of temporary failures.
    <div className="bl-empty" part="message" role="alert" data-temporary={isTemporary || undefined}>
      <Icon shape={icons.warning} size={28} className="bl-empty__icon" />
      <p className="bl-empty__title">{t('failed')}</p>
      <p className="bl-empty__text">{errorText(shown)}</p>
      {onRetry && (
        <div className="bl-empty__action">
          <Button size="small" icon={icons.refresh} busy={retrying} onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
