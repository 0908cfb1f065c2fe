import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { ProtectionState } from './protections.ts'

const signs = { up: icons.check, warn: icons.warning, down: icons.warning, neutral: icons.clock }

/** One security setting: its name, state and action. */
export function Protection({
  protection: { key, state, tone, action, known, codesLeft },
  onOpen,
}: {
  protection: ProtectionState
  onOpen: (() => void) | undefined
}) {
  const { t } = useText('account')
  const name = t(`security.${key}`)
  return (
    <li className="bl-account__row" data-protection={key}>
      <span className="bl-account__sign" data-tone={tone}>
        <Icon shape={signs[tone]} size={18} label={t(state)} />
      </span>
      <div className="bl-account__what">
        <p className="bl-account__name">{name}</p>
        <p className="bl-account__text">
          {codesLeft === undefined
            ? (known ?? t(`security.${key}Text`))
            : t('authenticator.codesLeft', { count: codesLeft })}
        </p>
      </div>
      {onOpen && (
        <Button size="small" aria-label={`${t(action)}: ${name}`} onClick={() => onOpen()}>
          {t(action)}
        </Button>
      )}
    </li>
  )
}
