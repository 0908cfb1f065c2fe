import { useText } from '@bourselet/widgets'
import { Button, Select } from '@bourselet/widgets/ui'
import type { GalleryState } from './gallery-state.ts'
import { hostNames, hosts, type TokenName } from './host-themes.ts'
import { useTokenColour } from './use-token-colour.ts'

type AppearanceProps = {
  state: GalleryState
  /** The element around the tag. The color controls show the values of the style tokens at this element. */
  place: HTMLElement | null
  onChange: (changes: Partial<GalleryState>) => void
}

const properties = { accent: '--bl-accent', card: '--bl-surface-1', text: '--bl-text' } as const

function ColourControl({
  name,
  state,
  place,
  onChange,
}: AppearanceProps & { name: keyof typeof properties }) {
  const { t } = useText('gallery')
  const value = useTokenColour(
    place,
    properties[name],
    JSON.stringify([state.host, state.tokens, state.theme]),
  )
  return (
    <label className="gallery-color">
      <input
        type="color"
        value={value}
        onChange={(event) => onChange({ tokens: { ...state.tokens, [name]: event.target.value } })}
      />
      <span>{t(`token.${name}`)}</span>
    </label>
  )
}

const tokenOf = (state: GalleryState, name: TokenName) =>
  state.tokens[name] ?? hosts[state.host].choices[name]

/**
 * Controls for the imitated host page around the tag: the imaginary owner of the page, the density and the style
 * tokens.
 */
export function Appearance({ state, place, onChange }: AppearanceProps) {
  const { t } = useText('gallery')
  const reset = {
    theme: null,
    locale: null,
    colours: null,
    density: null,
    host: 'exchange',
    tokens: {},
  } as const
  return (
    <section className="bl-panel gallery-appearance">
      <header className="bl-panel__top">
        <h2 className="bl-panel__title">{t('appearance')}</h2>
        <Button variant="quiet" size="small" onClick={() => onChange(reset)}>
          {t('reset')}
        </Button>
      </header>
      <div className="gallery-rows">
        <Select
          label={t('host.label')}
          value={state.host}
          onValueChange={(host) => onChange({ host, theme: null, tokens: {} })}
          options={hostNames.map((value) => ({ value, label: t(`host.${value}`) }))}
        />
        <Select
          label={t('density.label')}
          value={state.density ?? 'own'}
          onValueChange={(next) => onChange({ density: next === 'own' ? null : next })}
          options={(['own', 'compact', 'comfortable'] as const).map((value) => ({
            value,
            label: t(`density.${value}`),
          }))}
        />
        <fieldset className="gallery-tokens" aria-label={t('tokens')}>
          {(Object.keys(properties) as (keyof typeof properties)[]).map((name) => (
            <ColourControl key={name} name={name} state={state} place={place} onChange={onChange} />
          ))}
          <label className="gallery-radius">
            <span>{t('token.radius')}</span>
            <input
              type="range"
              min={0}
              max={24}
              value={tokenOf(state, 'radius') ?? '10'}
              onChange={(event) => onChange({ tokens: { ...state.tokens, radius: event.target.value } })}
            />
          </label>
        </fieldset>
      </div>
    </section>
  )
}
