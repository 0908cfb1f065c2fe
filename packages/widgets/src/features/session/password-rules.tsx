import { checkLoginPassword } from '@bourselet/sdk/money'
import { useText } from '../../shared/i18n/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import * as icons from '../../shared/ui/icons.ts'
import './session.css'

/** The rules for a new log-in password as a hint. While the user types, each rule shows if the password follows it. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useText('session')
  if (password === '') return t('register.passwordHint')
  const rules = [
    ['format', checkLoginPassword(password) !== 'PASSWORD_FORMAT'],
    ['letter', /[A-Za-z]/.test(password)],
  ] as const
  return (
    <span className="bl-session__rules">
      {rules.map(([name, isMet]) => (
        <span key={name} data-met={isMet || undefined}>
          <Icon shape={isMet ? icons.check : icons.minus} size={16} />
          {t(`register.passwordRules.${name}`)}
        </span>
      ))}
    </span>
  )
}
