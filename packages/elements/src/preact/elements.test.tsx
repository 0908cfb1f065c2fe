// Each test runs with React and with the Preact modules of this folder, because both must behave alike.
import { type ChangeEvent, Children, cloneElement, createRef, isValidElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { rendered } from './rendered.ts'

test('numbers in styles are pixels, except for properties without a unit', () => {
  const { first } = rendered(
    <div
      style={{
        width: 40,
        paddingInlineStart: 3,
        opacity: 0.5,
        zIndex: 2,
        flexGrow: 3,
        lineHeight: 2,
        fontWeight: 500,
        gridColumn: 2,
        columnGap: 4,
        ...{ '--bl-ratio': 3 },
      }}
    />,
  )
  const { style } = first
  expect([style.width, style.paddingInlineStart, style.columnGap]).toEqual(['40px', '3px', '4px'])
  expect([style.opacity, style.zIndex, style.flexGrow, style.lineHeight, style.fontWeight]).toEqual([
    '0.5',
    '2',
    '3',
    '2',
    '500',
  ])
  expect(style.gridColumn).toContain('2')
  expect(style.getPropertyValue('--bl-ratio')).toBe('3')
})

test('a style property that a new render omits is removed from the element', () => {
  const { first, render } = rendered(<p style={{ color: 'red', width: 4 }} />)
  render(<p style={{ width: 5 }} />)
  expect(first.getAttribute('style')).toBe('width: 5px;')
})

test('if a new render omits the maximum length of a field, the attribute is removed, and the field accepts text of any length', async () => {
  const { first, render } = rendered(<input type="email" maxLength={4} />)
  expect(first.getAttribute('maxlength')).toBe('4')
  render(<input type="tel" />)
  expect(first.hasAttribute('maxlength')).toBe(false)
  await userEvent.type(first, '12345')
  expect((first as HTMLInputElement).value).toBe('12345')
})

test('the browser does not check the spelling in a field with the property `spellCheck` set to false', () => {
  const { first } = rendered(<input spellCheck={false} />)
  expect(first.spellcheck).toBe(false)
})

test('attributes that SVG spells with hyphens, such as `stroke-width`, are rendered with hyphens', () => {
  const { host } = rendered(
    <svg aria-hidden viewBox="0 0 8 8" className="icon" preserveAspectRatio="none">
      <clipPath id="clip" clipPathUnits="userSpaceOnUse" />
      <path d="M0 0" strokeWidth={2} strokeLinecap="round" fillOpacity={0.5} clipPath="url(#clip)" />
      <text textAnchor="end" dominantBaseline="middle" fontSize={9} textLength={20}>
        1
      </text>
      <stop stopColor="red" />
    </svg>,
  )
  const names = (selector: string) => host.querySelector(selector)!.getAttributeNames().toSorted()
  expect(names('svg')).toEqual(['aria-hidden', 'class', 'preserveAspectRatio', 'viewBox'])
  expect(names('clipPath')).toEqual(['clipPathUnits', 'id'])
  expect(names('path')).toEqual(['clip-path', 'd', 'fill-opacity', 'stroke-linecap', 'stroke-width'])
  expect(names('text')).toEqual(['dominant-baseline', 'font-size', 'text-anchor', 'textLength'])
  expect(names('stop')).toEqual(['stop-color'])
})

test('React’s names of properties become HTML attributes, for example `className` becomes `class`', () => {
  const { host } = rendered(
    <div>
      <label htmlFor="name" className="label" hidden={false}>
        <input id="name" tabIndex={-1} autoComplete="off" readOnly maxLength={4} defaultValue="abc" />
      </label>
      <a href="/file" download>
        File
      </a>
      <button type="button" disabled aria-pressed={false} data-state={undefined} title={null as never}>
        Buy
      </button>
    </div>,
  )
  const attributes = (selector: string) => {
    const element = host.querySelector(selector)!
    return Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]))
  }
  expect(attributes('label')).toEqual({ for: 'name', class: 'label' })
  expect(attributes('input')).toMatchObject({
    id: 'name',
    tabindex: '-1',
    autocomplete: 'off',
    maxlength: '4',
  })
  expect(host.querySelector('input')!.readOnly).toBe(true)
  expect(host.querySelector('input')!.value).toBe('abc')
  expect(attributes('a')).toEqual({ href: '/file', download: '' })
  expect(attributes('button')).toEqual({ type: 'button', disabled: '', 'aria-pressed': 'false' })
})

test('onChange of a text input is called for each typed letter, and of a checkbox for each click', async () => {
  const typed = vi.fn((event: ChangeEvent<HTMLInputElement>) => event.target.value)
  const clicked = vi.fn((event: ChangeEvent<HTMLInputElement>) => event.target.checked)
  const picked = vi.fn((event: ChangeEvent<HTMLSelectElement>) => event.target.value)
  const { host } = rendered(
    <form>
      <input onChange={typed} />
      <input type="checkbox" onChange={clicked} />
      <select onChange={picked}>
        <option>a</option>
        <option>b</option>
      </select>
    </form>,
  )
  await userEvent.type(host.querySelector('input')!, 'ab')
  await userEvent.click(host.querySelector('[type=checkbox]')!)
  await userEvent.selectOptions(host.querySelector('select')!, 'b')
  expect(typed.mock.results.map(({ value }) => value)).toEqual(['a', 'ab'])
  expect(clicked.mock.results.map(({ value }) => value)).toEqual([true])
  expect(picked.mock.results.map(({ value }) => value)).toEqual(['b'])
})

test('onFocus and onBlur of an element are also called when one of its children gets or loses the focus', async () => {
  const calls: string[] = []
  const { host } = rendered(
    <fieldset onFocus={() => calls.push('focus')} onBlur={() => calls.push('blur')}>
      <button type="button">Buy</button>
    </fieldset>,
  )
  const button = host.querySelector('button')!
  button.focus()
  button.blur()
  expect(calls).toEqual(['focus', 'blur'])
})

test('an event has the browser’s event as `nativeEvent` and reports whether its propagation is stopped', () => {
  const seen: unknown[] = []
  const { host } = rendered(
    <div onClickCapture={(event) => seen.push(event.isPropagationStopped())}>
      <button
        type="button"
        onDoubleClick={(event) => seen.push(event.nativeEvent.type)}
        onClick={(event) => {
          event.stopPropagation()
          seen.push(event.isPropagationStopped(), event.nativeEvent instanceof MouseEvent)
        }}
      >
        Buy
      </button>
    </div>,
  )
  const button = host.querySelector('button')!
  button.click()
  button.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  expect(seen).toEqual([false, true, true, 'dblclick'])
})

test('a component receives the ref of its element among its properties', () => {
  const ref = createRef<HTMLParagraphElement>()
  const inner = vi.fn()
  const Sentence = (props: { ref?: React.Ref<HTMLParagraphElement> }) => <p {...props} />
  const element = <p ref={inner} />
  expect((element.props as { ref?: unknown }).ref).toBe(inner)
  const { first } = rendered(<Sentence ref={ref} />)
  expect(ref.current).toBe(first)
})

test('a cloned element keeps the properties of the original, except those that the clone replaces', () => {
  const clone = (node: ReactNode) =>
    isValidElement<{ title?: string; id?: string }>(node) ? cloneElement(node, { title: 'new' }) : node
  const { host } = rendered(
    <div>{[clone(<p key="1" id="one" title="old" />), clone('text'), clone(null)]}</div>,
  )
  expect(host.innerHTML).toBe('<div><p id="one" title="new"></p>text</div>')
})

test('Children visits the children of an element, nested lists included', () => {
  const children = ['a', [<i key="b">b</i>, 'c']]
  expect(Children.count(children)).toBe(3)
  expect(Children.toArray(children)).toHaveLength(3)
  expect(Children.map(children, (_child, index) => index)).toEqual([0, 1, 2])
  expect(Children.map(undefined, () => 1)).toBeUndefined()
  const visited: number[] = []
  Children.forEach(children, (_child, index) => visited.push(index))
  expect(visited).toEqual([0, 1, 2])
  const only = <i />
  expect(Children.only(only)).toBe(only)
})
