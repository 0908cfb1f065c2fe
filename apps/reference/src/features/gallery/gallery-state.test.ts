import { describe, expect, test } from 'vitest'
import manifest from '../../../../../packages/elements/custom-elements.json' with { type: 'json' }
import messages from '../../../../../packages/widgets/src/shared/i18n/locales/en/gallery.json' with {
  type: 'json',
}
import { attributesOf, readState, writeState } from './gallery-state.ts'
import { choicesOf, entriesOf, featureOf, shortName, type TagEntry } from './manifest.ts'

const entries = entriesOf(manifest as unknown as { modules: { declarations: TagEntry[] }[] })
const read = (query: string) => readState(new URLSearchParams(query), entries)

describe('texts of the gallery', () => {
  test('the gallery has texts for every tag of the manifest, and for no other tag', () => {
    expect(Object.keys(messages.tag).sort()).toEqual(entries.map(shortName).sort())
  })

  test('the gallery has a title for every feature that has tags, and for no other feature', () => {
    expect(Object.keys(messages.group).sort()).toEqual([...new Set(entries.map(featureOf))].sort())
  })
})

describe('link of the gallery', () => {
  test.each([
    'tag=order-book&attr.symbol=ETHUSDT&attr.layout=split&theme=light&locale=ja&colours=red-up',
    'tag=convert&density=compact&host=newspaper&accent=%23ff0000&radius=12&width=full&code=vue&as=visitor',
    'tag=invite&width=tablet&network=slow&state=error',
    '',
  ])('reading the query "%s" and writing the state gives the same query', (query) => {
    expect(writeState(read(query))).toBe(query)
  })

  test('ignores unknown tags, attributes of other tags and malformed values in a link', () => {
    expect(writeState(read('tag=none&attr.symbol=ETHUSDT&theme=pink&locale=xx&radius=99'))).toBe('')
    expect(writeState(read('tag=login&attr.symbol=ETHUSDT&accent=url(//evil.example)'))).toBe('tag=login')
  })

  test.each([
    ['help-article', 'guide', 'alert(1)'],
    ['notices', 'selected', 'alert(1)'],
    ['order-book', 'symbol', "X' }); alert(1); ({ a: '"],
    ['order-book', 'layout', 'alert(1)'],
    ['coin-list', 'symbols', '[alert(1)]'],
  ])('ignores a link to the tag %s whose attribute %s contains the code %s', (tag, name, value) => {
    expect(read(`tag=${tag}&attr.${name}=${encodeURIComponent(value)}`).attributes).toEqual({})
  })

  test('a tag that needs a symbol gets the default symbol unless the link names one', () => {
    const book = entries.find(({ tagName }) => tagName === 'bourselet-order-book')!
    expect(attributesOf(book, read('tag=order-book'))).toEqual({ symbol: 'BTCUSDT' })
    expect(attributesOf(book, read('tag=order-book&attr.symbol=ETHUSDT'))).toEqual({ symbol: 'ETHUSDT' })
  })

  test('a tag that needs a help guide gets guide 1 unless the link names another', () => {
    const article = entries.find(({ tagName }) => tagName === 'bourselet-help-article')!
    expect(attributesOf(article, read('tag=help-article'))).toEqual({ guide: '1' })
    expect(attributesOf(article, read('tag=help-article&attr.guide=3'))).toEqual({ guide: '3' })
  })
})

test('the gallery offers the values of a union type as options for an attribute, and no options for a text', () => {
  const attribute = { name: 'side', fieldName: 'side' }
  expect(choicesOf({ ...attribute, type: { text: "'buy' | 'sell'" } })).toEqual(['buy', 'sell'])
  expect(choicesOf({ ...attribute, type: { text: 'string' } })).toBeUndefined()
})
