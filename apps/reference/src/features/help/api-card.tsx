import { useText } from '@bourselet/widgets'
import { Icon, icons, Panel } from '@bourselet/widgets/ui'
import { useSite } from '../../shared/site-context.ts'

/** A card that links to the documentation of the API and shows an example call. */
export function ApiCard() {
  const { t } = useText('help')
  const { apiBase } = useSite()
  return (
    <Panel className="help-api">
      <div>
        <h2>
          <Icon shape={icons.monitor} size={20} />
          {t('api')}
        </h2>
        <p>{t('apiText')}</p>
        <a className="bl-link" href="/docs/api/">
          {t('apiOpen')}
          <Icon shape={icons.chevronRight} size={16} />
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the line scrolls, so it needs to be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{`curl -X POST ${apiBase}/data/api.data/queryCoinMenu`}</code>
      </pre>
    </Panel>
  )
}
