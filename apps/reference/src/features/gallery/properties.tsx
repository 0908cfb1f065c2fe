import { useSymbols, useText } from '@bourselet/widgets'
import { Button, Field, Select } from '@bourselet/widgets/ui'
import type { GalleryState } from './gallery-state.ts'
import { choicesOf, isCommaList, type TagAttribute, type TagEntry } from './manifest.ts'
import { Switch } from './switch.tsx'

type PropertiesProps = {
  entry: TagEntry
  attributes: Readonly<Record<string, string>>
  onChange: (changes: Partial<GalleryState>) => void
}

type ControlProps = {
  attribute: TagAttribute
  value: string
  isRequired: boolean
  product: 'spot' | 'futures'
  onValue: (value: string) => void
}

/** The value of the select option that omits the attribute. */
const UNSET = '-'

/** Returns true if the attribute names a symbol. The gallery then offers the symbols of the exchange. */
const isSymbol = ({ name, type }: TagAttribute) =>
  type.text === 'string' && (name === 'symbol' || name === 'selected')
const isCoin = ({ name }: TagAttribute) => ['coin', 'from', 'to'].includes(name)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Returns the values that the select of an attribute offers; undefined if a text field is shown instead. */
function useChoices(attribute: TagAttribute, product: 'spot' | 'futures'): string[] | undefined {
  const symbols = useSymbols(product).data ?? []
  if (isSymbol(attribute)) return symbols.map(({ symbol }) => symbol)
  if (isCoin(attribute)) return [...new Set(['USDT', ...symbols.map(({ base }) => base)])]
  return choicesOf(attribute)
}

/** The control of one attribute: a switch, a select or a text field. */
function Control({ attribute, value, isRequired, product, onValue }: ControlProps) {
  const { t } = useText('gallery')
  const choices = useChoices(attribute, product)
  const { name, type } = attribute
  const label = <code>{name}</code>
  if (type.text === 'boolean')
    return (
      <Switch checked={value === 'true'} onCheckedChange={(on) => onValue(on ? 'true' : '')}>
        {label}
      </Switch>
    )
  if (choices) {
    // The address of the gallery page can set a value that is not among the choices. It can also set a value before the
    // choices are loaded. Such a value is added to the options.
    const all = value && !choices.includes(value) ? [value, ...choices] : choices
    const options = all.map((choice) => ({ value: choice, label: choice }))
    return (
      <Select
        label={label}
        value={value || UNSET}
        onValueChange={(next) => onValue(next === UNSET ? '' : next)}
        options={isRequired ? options : [{ value: UNSET, label: t('default') }, ...options]}
      />
    )
  }
  const isText = type.text === 'string'
  const isMalformed = !isText && value !== '' && !isCommaList(attribute, value) && !isJson(value)
  return (
    <Field
      label={label}
      value={value}
      onValueChange={onValue}
      placeholder={isText ? '' : type.text === 'number' ? '1' : 'BTCUSDT,ETHUSDT'}
      error={isMalformed ? t('notJson') : undefined}
      spellCheck={false}
      autoComplete="off"
    />
  )
}

/** The controls of all attributes of the tag, built from its declaration in the manifest. */
export function Properties({ entry, attributes, onChange }: PropertiesProps) {
  const { t } = useText('gallery')
  const product =
    attributes.product === 'futures' || entry.bourselet.from.endsWith('/futures') ? 'futures' : 'spot'
  return (
    <section className="bl-panel gallery-properties">
      <header className="bl-panel__top">
        <h2 className="bl-panel__title">{t('properties')}</h2>
        <Button variant="quiet" size="small" onClick={() => onChange({ attributes: {} })}>
          {t('reset')}
        </Button>
      </header>
      <div className="gallery-rows">
        {entry.attributes.length === 0 && <p className="gallery-none">{t('noProperties')}</p>}
        {entry.attributes.map((attribute) => (
          <Control
            key={`${entry.tagName} ${attribute.name}`}
            attribute={attribute}
            value={attributes[attribute.name] ?? ''}
            isRequired={entry.bourselet.required.includes(attribute.name)}
            product={product}
            onValue={(value) => onChange({ attributes: { ...attributes, [attribute.name]: value } })}
          />
        ))}
      </div>
    </section>
  )
}
