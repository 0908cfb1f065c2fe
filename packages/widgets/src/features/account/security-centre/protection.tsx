import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { ProtectionState } from './protections.ts'

/** One security setting: its name, state and action. */
export function Protection({
  protection: { key, icon, state, tone, action, known, count },
  onOpen,
}: {
  protection: ProtectionState
  onOpen: (() => void) | undefined
}) {
  const { t } = useText('account')
  const name = t(`security.${key}`)
  return (
    <li className="bl-account__row">
      <span className="bl-account__sign">
        <Icon name={icon} size={20} />
      </span>
      <div className="bl-account__what">
        <p className="bl-account__name">{name}</p>
        <p className="bl-account__text">{known ?? t(`security.${key}Text`)}</p>
      </div>
      <Chip tone={tone} dot>
        {t(state, count === undefined ? {} : { count })}
      </Chip>
      {onOpen && (
        <Button size="small" aria-label={`${t(action)}: ${name}`} onClick={onOpen}>
          {t(action)}
        </Button>
      )}
    </li>
  )
}
