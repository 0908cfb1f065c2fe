import { useLocale, usePreferences, useSession, useText } from '@bourselet/widgets'
import { Button, ErrorState, IconButton, icons, Segment } from '@bourselet/widgets/ui'
import { createElement, useEffect, useState } from 'react'
import { useSite } from '../../shared/site-context.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'
import type { GalleryState } from './gallery-state.ts'
import { hosts, hostTokens, stageTheme } from './host-themes.ts'
import { shortName, type TagEntry } from './manifest.ts'
import { networks, phases } from './stage-network.ts'
import { heightOf, widthOf } from './stage-size.ts'
import { StatusLine } from './status-line.tsx'
import { Switch } from './switch.tsx'
import { useStageNetwork } from './use-stage-network.ts'
import { loadTags, useSize, useTag } from './use-tag.ts'

type StageProps = {
  entry: TagEntry
  state: GalleryState
  attributes: Readonly<Record<string, string>>
  onChange: (changes: Partial<GalleryState>) => void
  /** The element around the tag. The events of the tag bubble through this element. */
  place: HTMLElement | null
  setPlace: (place: HTMLElement | null) => void
}

/**
 * The `bourselet-config` tag with the settings of all tags on the page: appearance, API addresses and token store. The
 * token store is the cookie with the member's session. If the tag is shown for a user who is not logged in, the token
 * store is an empty store in memory.
 */
function Settings({ state }: { state: GalleryState }) {
  const { apiBase, streamUrl } = useSite()
  const locale = useLocale()
  const { theme, marketColours } = usePreferences()
  return createElement('bourselet-config', {
    'api-base': apiBase,
    stream: streamUrl,
    locale: state.locale ?? locale,
    theme: stageTheme(state, theme),
    'market-colours': state.colours ?? marketColours ?? 'green-up',
    density: state.density ?? undefined,
    'token-store': state.shownTo === 'member' ? 'cookie' : 'memory',
  })
}

/**
 * A choice between the view of the member and the view of a user who is not logged in. If nobody is logged in, a hint
 * to log in is shown instead.
 */
function ShownTo({ state, onChange }: Pick<StageProps, 'state' | 'onChange'>) {
  const { t } = useText('gallery')
  const site = useText('site')
  const { signedIn } = useSession()
  const signIn = useSignIn()
  if (signedIn)
    return (
      <Segment
        size="small"
        label={t('shownTo.label')}
        value={state.shownTo}
        onValueChange={(shownTo) => onChange({ shownTo })}
        options={(['member', 'visitor'] as const).map((value) => ({ value, label: t(`shownTo.${value}`) }))}
      />
    )
  return (
    <p className="gallery-dock__hint">
      {t('logIn')}
      <Button size="small" onClick={signIn}>
        {site.t('logIn')}
      </Button>
    </p>
  )
}

/** Switches for the answers that the tag receives and for the network between the tag and the exchange. */
function Conditions({ state, onChange }: Pick<StageProps, 'state' | 'onChange'>) {
  const { t } = useText('gallery')
  return (
    <>
      <span className="gallery-dock__choice">
        <span aria-hidden>{t('phase.label')}</span>
        <Segment
          size="small"
          label={t('phase.label')}
          value={state.phase}
          onValueChange={(phase) => onChange({ phase })}
          options={phases.map((value) => ({ value, label: t(`phase.${value}`) }))}
        />
      </span>
      <span className="gallery-dock__choice">
        <span aria-hidden>{t('network.label')}</span>
        <Segment
          size="small"
          label={t('network.label')}
          value={state.network}
          onValueChange={(network) => onChange({ network })}
          options={networks.map((value) => ({ value, label: t(`network.${value}`) }))}
        />
      </span>
    </>
  )
}

/** Gray lines that imitate the text of an article beside the tag. */
const Lines = ({ widths }: { widths: readonly number[] }) => (
  <div className="gallery-host__lines" aria-hidden>
    {widths.map((width, at) => (
      <span
        key={at}
        data-kind={width === 0 ? 'picture' : at % 9 === 0 ? 'title' : 'line'}
        style={{ width: `${width || 100}%` }}
      />
    ))}
  </div>
)

const article = [86, 100, 92, 97, 60, 0, 94, 100, 88, 64, 97, 90, 100, 72, 0, 95, 100, 42]

/**
 * The tag on an imitated host page. The tag shows live data and loads the same files as on a partner's page.
 */
export function Stage({ entry, state, attributes, onChange, place, setPlace }: StageProps) {
  const { t } = useText('gallery')
  const [run, setRun] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [isOutlined, setOutlined] = useState(true)
  const [client, setClient] = useState<object | null>(null)
  const element = useTag(place, entry, attributes, run, client)
  const size = useSize(element)
  const { signs, clientOf } = useStageNetwork(state)
  const { phase } = state
  useEffect(() => {
    setError(null)
    loadTags()
      .then(({ configure }) => {
        configure({ client: clientOf() })
        setClient(clientOf())
      })
      .catch(setError)
  }, [run, phase, clientOf])
  const width = widthOf(entry, state)
  const height = heightOf(entry)
  const { scheme } = hosts[state.host]
  return (
    <>
      <div className="gallery-floor">
        <div
          className="gallery-host"
          data-host={state.host}
          data-width={width}
          data-bl-theme={state.theme ?? scheme}
          style={hostTokens(state.host, state.tokens)}
        >
          <div className="gallery-host__bar">
            <i /> <i /> <i />
            <span>partner.example/{shortName(entry)}</span>
          </div>
          <div className="gallery-host__page">
            {width === 'phone' && <Lines widths={article} />}
            <div className="gallery-host__column">
              <p className="gallery-ruler">
                <span>{size && size.height > 0 ? t('size', size) : '–'}</span>
              </p>
              <Settings state={state} />
              {error !== null ? (
                <ErrorState error={error} onRetry={() => setRun(run + 1)} />
              ) : (
                <div
                  className="gallery-place"
                  data-outlined={isOutlined}
                  ref={setPlace}
                  style={height ? { height } : undefined}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      <div className="gallery-dock">
        <Conditions state={state} onChange={onChange} />
        <span className="gallery-dock__end">
          {entry.bourselet.tier === 'money' && <ShownTo state={state} onChange={onChange} />}
          <Switch checked={isOutlined} onCheckedChange={setOutlined}>
            {t('outline')}
          </Switch>
          <IconButton
            icon={icons.refresh}
            size="small"
            label={t('restart')}
            onClick={() => setRun(run + 1)}
          />
        </span>
      </div>
      <StatusLine state={state} signs={signs} width={size?.width ?? null} />
    </>
  )
}
