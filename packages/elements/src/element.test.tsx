import { useState } from 'react'
import { configure as configureSearch, screen } from 'shadow-dom-testing-library'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { defineTag } from './element.tsx'
import { configure } from './settings.ts'
import { addStyles } from './style-sheet.ts'

configure({ apiBase: 'http://localhost:1', streamUrl: '', locale: 'en' })
// By default the search for an element ends after one second, which is too short if several browsers share a
// core.
configureSearch({ asyncUtilTimeout: 15_000 })

type ProbeProps = {
  symbol?: string
  compact?: boolean
  amount?: string
  levels?: readonly string[]
  onPicked?: (detail: { symbol: string }) => unknown
}

const lives = { mounts: 0, renders: 0 }

function Probe({ symbol, compact, amount, levels, onPicked }: ProbeProps) {
  const [typed, setTyped] = useState('')
  const [digits, setDigits] = useState('')
  const [side, setSide] = useState('buy')
  useState(() => {
    lives.mounts += 1
  })
  lives.renders += 1
  return (
    <div>
      <output data-testid="seen">{JSON.stringify({ symbol, compact, amount, levels })}</output>
      <input aria-label="typed" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <input
        aria-label="digits"
        value={digits}
        onChange={(event) => setDigits(event.target.value.replace(/\D/g, ''))}
      />
      <input type="checkbox" aria-label="held" checked={false} onChange={() => {}} />
      {['buy', 'sell', 'never'].map((one) => (
        <input
          key={one}
          type="radio"
          name="side"
          aria-label={one}
          checked={side === one}
          onChange={() => one !== 'never' && setSide(one)}
        />
      ))}
      <button type="button" onClick={() => setTyped(String(onPicked?.({ symbol: symbol ?? '' })))}>
        pick
      </button>
    </div>
  )
}

const tag = {
  name: 'bourselet-probe',
  widget: Probe,
  props: { symbol: 'string', compact: 'boolean', amount: 'string', levels: 'list' },
  events: ['onPicked'],
} as const

defineTag<ProbeProps>(tag)

type ProbeElement = HTMLElement & ProbeProps

const make = (html: string): ProbeElement => {
  const host = document.createElement('div')
  host.innerHTML = html
  document.body.append(host)
  return host.querySelector('bourselet-probe')!
}
const seen = async (): Promise<ProbeProps> =>
  JSON.parse((await screen.findByShadowTestId('seen')).textContent!)
/** Resolves after two animation frames. By then the element has rendered or removed its widget. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

afterEach(async () => {
  document.body.replaceChildren()
  await settled()
})

describe('attributes of a tag', () => {
  test('a tag passes a boolean attribute without a value as true, and an empty text attribute as an empty string', async () => {
    make('<bourselet-probe compact symbol=""></bourselet-probe>')
    expect(await seen()).toEqual({ symbol: '', compact: true })
  })

  test('when an attribute is removed, its prop gets the default value, and the attribute is not written back', async () => {
    const element = make('<bourselet-probe compact symbol="BTCUSDT"></bourselet-probe>')
    await screen.findByShadowTestId('seen')
    element.removeAttribute('symbol')
    element.removeAttribute('compact')
    await expect.poll(seen).toEqual({})
    expect(element.matches('[compact]')).toBe(false)
  })

  test('a tag passes an amount in an attribute with all its digits to the widget', async () => {
    make('<bourselet-probe amount="0.10000000000000000001"></bourselet-probe>')
    expect((await seen()).amount).toBe('0.10000000000000000001')
  })

  test('a tag accepts a comma-separated list as an attribute or as the matching property', async () => {
    const element = make('<bourselet-probe levels="1,2"></bourselet-probe>')
    expect((await seen()).levels).toEqual(['1', '2'])
    // React 19 and Vue set the property instead of the attribute, with the same text.
    Object.assign(element, { levels: '3,4' })
    await expect.poll(async () => (await seen()).levels).toEqual(['3', '4'])
  })

  test('a tag ignores a malformed attribute, warns with its name, and still renders the widget', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    make(`<bourselet-probe levels="[oops" symbol="A"></bourselet-probe>`)
    expect(await seen()).toEqual({ symbol: 'A' })
    await expect
      .poll(() => warn.mock.calls.flat())
      .toEqual([
        'bourselet: <bourselet-probe> ignores levels="[oops". The attribute takes a list such as BTCUSDT,ETHUSDT or ["BTCUSDT","ETHUSDT"].',
      ])
  })
})

describe('properties of a tag', () => {
  test('the widget receives a property that was set before the tag was defined, and its later changes', async () => {
    const early = document.createElement('bourselet-late') as ProbeElement
    early.symbol = 'ETHUSDT'
    document.body.append(early)
    defineTag<ProbeProps>({ ...tag, name: 'bourselet-late' })
    expect((await seen()).symbol).toBe('ETHUSDT')
    early.symbol = 'SOLUSDT'
    await expect.poll(async () => (await seen()).symbol).toBe('SOLUSDT')
  })

  test('a tag passes object properties by reference and never writes them into attributes', async () => {
    const element = make('<bourselet-probe></bourselet-probe>')
    element.levels = ['secret']
    await expect.poll(async () => (await seen()).levels).toEqual(['secret'])
    expect(element.levels).toEqual(['secret'])
    expect(element.outerHTML).not.toContain('secret')
  })

  test('a tag does not call a global function of the host page whose name is the value of a callback attribute', async () => {
    const called = vi.fn()
    Object.assign(globalThis, { hostFunction: called })
    make('<bourselet-probe on-picked="hostFunction" symbol="A"></bourselet-probe>')
    ;(await screen.findByShadowText('pick')).click()
    expect(called).not.toHaveBeenCalled()
  })
})

describe('events of a tag', () => {
  test('a tag emits lower-case events that bubble out of the shadow root; the widget’s callback returns false if the host page cancels the event', async () => {
    const element = make('<bourselet-probe symbol="BTCUSDT"></bourselet-probe>')
    const received: unknown[] = []
    document.addEventListener('bourselet-picked', (event) => received.push((event as CustomEvent).detail), {
      once: true,
    })
    ;(await screen.findByShadowText('pick')).click()
    expect(received).toEqual([{ symbol: 'BTCUSDT' }])
    element.addEventListener('bourselet-picked', (event) => event.preventDefault())
    ;(await screen.findByShadowText('pick')).click()
    await settled()
    expect((await screen.findByShadowLabelText<HTMLInputElement>('typed')).value).toBe('false')
  })
})

describe('errors in the widget of a tag', () => {
  const Failing = ({ symbol }: ProbeProps) => {
    if (symbol === 'BAD') throw new Error('secret figure')
    return <output data-testid="alive">{symbol}</output>
  }
  defineTag<ProbeProps>({
    name: 'bourselet-failing',
    widget: Failing,
    props: { symbol: 'string' },
    needsSymbol: true,
  })

  const show = (symbol?: string) => {
    const element = document.createElement('bourselet-failing')
    if (symbol !== undefined) element.setAttribute('symbol', symbol)
    document.body.append(element)
    return element
  }

  test('a widget that throws shows a message, emits an error event without details, and logs one line', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const details: unknown[] = []
    document.addEventListener('bourselet-error', (event) => details.push((event as CustomEvent).detail), {
      once: true,
    })
    const element = show('bad')
    await screen.findByShadowText('This could not be loaded')
    expect(details).toEqual([null])
    const line = [
      'bourselet: the widget failing failed',
      expect.objectContaining({ message: 'secret figure' }),
    ]
    expect(logged.mock.calls).toContainEqual(line)
    logged.mockRestore()
    element.setAttribute('symbol', 'good')
    expect((await screen.findByShadowTestId('alive')).textContent).toBe('GOOD')
  })

  test('a tag shows an error while its symbol is missing, and renders the widget once the symbol is set', async () => {
    const element = show()
    await screen.findByShadowText('The symbol is missing. Example: symbol="BTCUSDT"')
    element.setAttribute('symbol', 'ethusdt')
    expect((await screen.findByShadowTestId('alive')).textContent).toBe('ETHUSDT')
  })
})

describe('controlled inputs in a tag', () => {
  const box = (label: string) => screen.findByShadowLabelText<HTMLInputElement>(label)
  const type = (input: HTMLInputElement, text: string) => {
    // React replaces the setter of `value` on each input element. A member's typing bypasses this setter, so
    // the test calls the native setter of the prototype.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }

  test('a tag removes typed characters that the widget rejects', async () => {
    make('<bourselet-probe></bourselet-probe>')
    const digits = await box('digits')
    type(digits, 'x')
    await expect.poll(() => digits.value).toBe('')
    type(digits, '12x')
    await expect.poll(() => digits.value).toBe('12')
    type(digits, '12y')
    await expect.poll(() => digits.value).toBe('12')
  })

  test('a tag reverts a checkbox or radio change that the widget rejects', async () => {
    make('<bourselet-probe></bourselet-probe>')
    const held = await box('held')
    held.click()
    await expect.poll(() => held.checked).toBe(false)
    const [buy, sell, never] = [await box('buy'), await box('sell'), await box('never')]
    sell.click()
    await expect.poll(() => [buy.checked, sell.checked]).toEqual([false, true])
    never.click()
    await expect.poll(() => [sell.checked, never.checked]).toEqual([true, false])
  })
})

describe('a tag that moves within the page, is removed or is inserted again', () => {
  test('a tag keeps typed input when it moves within the page', async () => {
    const element = make('<bourselet-probe symbol="A"></bourselet-probe>')
    ;(await screen.findByShadowText('pick')).click()
    await settled()
    const { mounts } = lives
    document.body.append(element)
    await settled()
    expect(lives.mounts).toBe(mounts)
    expect((await screen.findByShadowLabelText<HTMLInputElement>('typed')).value).toBe('true')
  })

  test('a tag that moves to another document and back keeps its styles and its typed input', async () => {
    const element = make('<bourselet-probe symbol="A"></bourselet-probe>')
    const home = element.parentElement!
    ;(await screen.findByShadowText('pick')).click()
    await settled()
    const root = element.shadowRoot!
    const [sheet] = root.adoptedStyleSheets
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const other = frame.contentDocument!
    other.body.append(element)
    const [copy] = root.adoptedStyleSheets
    expect(copy!.cssRules).toHaveLength(sheet!.cssRules.length)
    expect(other.adoptedStyleSheets).toContain(copy)
    addStyles(300, '.bl-later { color: red }')
    await expect.poll(() => [...copy!.cssRules].at(-1)?.cssText).toContain('.bl-later')
    home.append(element)
    expect(root.adoptedStyleSheets).toEqual([sheet])
    frame.remove()
    await settled()
    expect((await screen.findByShadowLabelText<HTMLInputElement>('typed')).value).toBe('true')
  })

  test('a tag renders new elements in a document to which it was moved, and after it was moved back', async () => {
    defineTag<ProbeProps>({
      name: 'bourselet-keyed',
      widget: ({ symbol }) => <output key={symbol}>{symbol}</output>,
      props: { symbol: 'string' },
    })
    const element = document.createElement('bourselet-keyed')
    const frame = document.createElement('iframe')
    document.body.append(element, frame)
    const rendered = () => element.shadowRoot?.querySelector('output')?.textContent
    element.setAttribute('symbol', 'A')
    await expect.poll(rendered).toBe('A')
    frame.contentDocument!.body.append(element)
    element.setAttribute('symbol', 'B')
    await expect.poll(rendered).toBe('B')
    document.body.append(element)
    element.setAttribute('symbol', 'C')
    await expect.poll(rendered).toBe('C')
  })

  test('a removed tag unmounts its React root, and renders again when it is inserted again', async () => {
    const element = make('<bourselet-probe symbol="A"></bourselet-probe>')
    await screen.findByShadowTestId('seen')
    element.remove()
    await expect.poll(() => element.shadowRoot!.textContent).toBe('')
    element.symbol = 'B'
    document.body.append(element)
    expect((await seen()).symbol).toBe('B')
  })

  test('defining a tag a second time has no effect and throws no error', () => {
    expect(() => defineTag<ProbeProps>(tag)).not.toThrow()
  })

  test('all tags of a page adopt the same style sheet object, and none inserts a style element', async () => {
    const first = make('<bourselet-probe></bourselet-probe>')
    const second = make('<bourselet-probe></bourselet-probe>')
    expect(first.shadowRoot!.adoptedStyleSheets[0]).toBe(second.shadowRoot!.adoptedStyleSheets[0])
    await screen.findAllByShadowTestId('seen')
    expect(first.shadowRoot!.querySelector('style')).toBeNull()
  })
})
