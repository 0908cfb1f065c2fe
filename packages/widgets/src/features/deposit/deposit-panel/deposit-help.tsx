import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import '../deposit.css'

const questions = ['missing', 'wrong'] as const

/** Answers for a deposit that is not shown, and for one in another coin or over another network. */
export function DepositHelp() {
  const { t } = useText('deposit')
  return (
    <div className="bl-deposit__help">
      {questions.map((question) => (
        <details key={question} name="bl-deposit-help">
          <summary>
            {t(`help.${question}`)}
            <Icon shape={icons.chevronDown} size={16} />
          </summary>
          <p>{t(`help.${question}Text`, { button: t('declare.open') })}</p>
        </details>
      ))}
    </div>
  )
}
