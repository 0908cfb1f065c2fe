import { useText } from '../../shared/i18n/use-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import * as icons from '../../shared/ui/icons.ts'
import './session.css'

/** The rules for a new log-in password as a hint. While the user types, each rule states if the password follows it. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useText('session')
  // Together, the three rules are those of `checkLoginPassword`.
  const rules = [
    ['length', password.length >= 8 && password.length <= 20],
    ['letter', /[A-Za-z]/.test(password)],
    ['plain', /^[!-~]*$/.test(password)],
  ] as const
  return (
    // One live region announces the rules. Each rule is atomic, so that only a rule that changes is read, with its text.
    <span className="bl-session__rules" aria-live="polite">
      {rules.map(([name, follows]) => {
        const isMet = password !== '' && follows
        return (
          <span key={name} data-met={isMet || undefined} aria-atomic>
            <Icon shape={isMet ? icons.check : icons.minus} size={16} />
            <span>
              {t(`register.passwordRules.${name}`)}
              {password !== '' && (
                <span className="bl-hidden"> ({t(`register.passwordRules.${isMet ? 'met' : 'unmet'}`)})</span>
              )}
            </span>
          </span>
        )
      })}
    </span>
  )
}
