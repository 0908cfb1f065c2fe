import { localeNames, locales, useLocale, usePreferences, useText } from '@bourselet/widgets'
import { Icon, icons } from '@bourselet/widgets/ui'
import { Link } from '../shared/link.tsx'
import { useSite } from '../shared/site-context.ts'
import { pathHere } from '../shared/twin-routes.ts'
import { Brand } from './brand.tsx'
import { footerColumns } from './menu.ts'
import { useServiceLink } from './use-service-link.ts'

/** The footer: links to pages, customer service, preferences and the risk notice. */
export function Footer() {
  const { t } = useText('site')
  const { name } = useSite()
  const locale = useLocale()
  const { theme, marketColours, set } = usePreferences()
  return (
    <footer className="site-footer">
      <div className="site-footer__columns">
        <div className="site-footer__brand">
          <Brand />
          <ServiceBox />
        </div>
        {footerColumns.map(({ key, routes }) => (
          <nav key={key} aria-label={t(`footer.${key}`)}>
            <h2>{t(`footer.${key}`)}</h2>
            {routes.map((route) => (
              <Link key={route} to={pathHere(route)}>
                {t(`title.${route}`)}
              </Link>
            ))}
            {key === 'help' && <a href="/docs/api/">{t('footer.api')}</a>}
          </nav>
        ))}
      </div>
      <div className="site-footer__preferences">
        <fieldset className="site-footer__languages">
          <legend className="bl-hidden">{t('language')}</legend>
          {locales.map((value) => (
            <button
              key={value}
              type="button"
              lang={value}
              aria-pressed={value === locale}
              onClick={() => set({ locale: value })}
            >
              {localeNames[value]}
            </button>
          ))}
        </fieldset>
        <Choice
          label={t('theme.label')}
          value={theme ?? 'dark'}
          values={['dark', 'light', 'auto']}
          nameOf={(value) => t(`theme.${value}`)}
          onChange={(next) => set({ theme: next })}
        />
        <Choice
          label={t('colours.label')}
          value={marketColours ?? 'green-up'}
          values={['green-up', 'red-up', 'blue-orange']}
          nameOf={(value) => t(`colours.${value}`)}
          onChange={(next) => set({ marketColours: next })}
        />
      </div>
      <div className="site-footer__risk">
        <p>{t('risk')}</p>
        <p>© {name}</p>
      </div>
    </footer>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  value: T
  values: readonly T[]
  nameOf: (value: T) => string
  onChange: (value: T) => void
}

/**
 * A native select element for a preference. The `Select` of the widgets would add its script to the first load
 * of every page.
 */
function Choice<T extends string>({ label, value, values, nameOf, onChange }: ChoiceProps<T>) {
  return (
    <label className="site-footer__choice">
      <span className="bl-hidden">{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value as T)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The link to customer service with its opening hours. Renders nothing if no customer service is configured. */
function ServiceBox() {
  const { t } = useText('site')
  const link = useServiceLink()
  if (!link) return null
  return (
    <a className="site-footer__service" href={link} target="_blank" rel="noopener noreferrer">
      <Icon shape={icons.headset} size={18} />
      <span>
        <strong>{t('hours')}</strong>
        {t('serviceContact')}
      </span>
    </a>
  )
}
