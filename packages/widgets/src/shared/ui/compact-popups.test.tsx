import { type ReactNode, useRef, useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../testing/focused.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { AnchoredPopup } from './anchored-popup.tsx'
import { PopoverPanel, SelectList } from './compact-popups.ts'
import { PopupHostContext } from './layer.tsx'
import type { OpenedBy } from './use-dismissal.ts'
import { useLayer } from './use-layer.ts'

/** Renders its children, which are open popups, once the layer for popups exists. */
const Opened = ({ children }: { children: ReactNode }) => useLayer() && children

function Menu({ by = 'keyboard', children }: { by?: OpenedBy; children: ReactNode }) {
  const openedBy = useRef(by)
  return (
    <Opened>
      <PopoverPanel label="Menu" openedBy={openedBy} trigger={<button type="button">Open</button>}>
        {children}
      </PopoverPanel>
    </Opened>
  )
}

const options = ['Day', 'Week'].map((label) => ({ value: label.toLowerCase(), label }))

function Period({ onChange = () => {} }: { onChange?: (value: string) => void }) {
  return (
    <Opened>
      <SelectList aria-label="Period" value="day" onValueChange={onChange} options={options} />
    </Opened>
  )
}

function Later() {
  const [width, setWidth] = useState(60)
  return (
    <div style={{ width, height: 20 }}>
      <button type="button" onClick={() => setWidth(300)}>
        Load
      </button>
    </div>
  )
}

/** A popup that moves to the next element of `hosts` when its button is pressed. */
function Moving({ hosts }: { hosts: HTMLElement[] }) {
  const [at, setAt] = useState(0)
  const [anchor, popup] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  return (
    <div ref={anchor}>
      <PopupHostContext.Provider value={hosts[at]!}>
        <AnchoredPopup {...{ anchor, popup }} gap={4}>
          <button type="button" onClick={() => setAt(at + 1)}>
            Move
          </button>
        </AnchoredPopup>
      </PopupHostContext.Provider>
    </div>
  )
}

const menu = () => page.getByRole('dialog', { name: 'Menu' })
const button = (name: string) => page.getByRole('button', { name })

/** Adds a button at the end of the document. */
function addButton(text: string): HTMLElement {
  const element = document.createElement('button')
  element.textContent = text
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

it('content that a popover receives later beside the right edge of the window stays in the window', async () => {
  await renderKit(
    <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0 }}>
      <Menu>
        <Later />
      </Menu>
    </div>,
  )
  await expect.element(menu()).toBeVisible()
  await button('Load').click()
  const box = () => menu().element().getBoundingClientRect()
  await expect.poll(() => box().width).toBeGreaterThanOrEqual(300)
  await expect.poll(() => box().right).toBeLessThanOrEqual(innerWidth)
})

it('a popup is shown again if the element that contains it changes', async () => {
  const hosts = ['dialog', 'sheet'].map((name) => {
    const element = document.createElement('div')
    element.dataset.testid = name
    document.body.append(element)
    onTestFinished(() => element.remove())
    return element
  })
  await renderKit(<Moving hosts={hosts} />)
  await page.getByTestId('dialog').getByRole('button').click()
  await expect.element(page.getByTestId('sheet').getByRole('button')).toBeVisible()
})

it('opened by touch, a popover takes the focus itself, so that no screen keyboard covers it', async () => {
  await renderKit(
    <Menu by="touch">
      <input aria-label="Name" />
    </Menu>,
  )
  await expect.element(menu()).toBeVisible()
  await expect.poll(focused).toBe(menu().element())
  await userEvent.tab({ shift: true })
  expect(focused()).toBe(button('Open').element())
})

it('a popover focuses the checked radio button first, and Shift+Tab skips hidden controls and those with a negative tab index', async () => {
  await renderKit(
    <Menu>
      <button type="button" tabIndex={-1}>
        By arrow keys
      </button>
      <button type="button" hidden>
        Hidden
      </button>
      <input type="radio" name="style" aria-label="Candles" />
      <input type="radio" name="style" aria-label="Line" defaultChecked />
    </Menu>,
  )
  const line = page.getByRole('radio', { name: 'Line' })
  await expect.element(line).toBeInTheDocument()
  await expect.poll(focused).toBe(line.element())
  await userEvent.tab({ shift: true })
  expect(focused()).toBe(button('Open').element())
})

it('a popover in a shadow root closes when the Tab key moves the focus out of the root', async () => {
  await renderKit(
    <Menu>
      <button type="button">Save</button>
    </Menu>,
    { shadow: true },
  )
  const after = addButton('After')
  await expect.element(button('Save')).toBeVisible()
  await expect.poll(focused).toBe(button('Save').element())
  await userEvent.tab()
  expect(focused()).toBe(after)
  await expect.element(menu()).not.toBeInTheDocument()
})

it('in a closed shadow root of the page, a press on an option selects it, and a press outside closes the list', async () => {
  const chosen: string[] = []
  const { host } = await renderKit(<Period onChange={(value) => chosen.push(value)} />, { shadow: true })
  const outer = document.createElement('div')
  onTestFinished(() => outer.remove())
  outer.attachShadow({ mode: 'closed' }).append(host)
  document.body.append(outer)
  const find = (role: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(`[role=${role}]`)].at(-1)
  // Locators do not find elements in a closed shadow root, so the test presses at coordinates.
  const press = ({ x, y }: { x: number; y: number }) =>
    userEvent.click(document.body, { position: { x, y }, force: true })
  const middleOf = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const origin = document.body.getBoundingClientRect()
    return { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top }
  }
  // Moving the host in the document has closed the popover element of the list, so the list must be opened again.
  const open = async () => {
    await press(middleOf(find('combobox')!))
    await expect.poll(() => find('listbox')?.checkVisibility()).toBe(true)
  }
  await press({ x: 5, y: 400 })
  await expect.poll(() => find('listbox')).toBeUndefined()
  await open()
  await press(middleOf(find('option')!))
  await expect.poll(() => find('listbox')).toBeUndefined()
  expect(chosen).toEqual(['week'])
  await open()
  await press({ x: 5, y: 400 })
  await expect.poll(() => find('listbox')).toBeUndefined()
  expect(chosen).toEqual(['week'])
})

it('the Tab key closes the list of a select and moves the focus to the next control', async () => {
  await renderKit(
    <>
      <Period />
      <button type="button">After</button>
    </>,
  )
  await expect.poll(() => focused()?.textContent).toBe('Day')
  await userEvent.tab()
  expect(focused()).toBe(button('After').element())
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

it('in a popover that ends with a select, the Tab key in its list leaves the popover', async () => {
  await renderKit(
    <>
      <Menu>
        <Period />
      </Menu>
      <button type="button">After</button>
    </>,
  )
  const control = page.getByRole('combobox', { name: 'Period' })
  await control.click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await control.click()
  await expect.poll(() => focused()?.textContent).toBe('Day')
  await userEvent.tab()
  expect(focused()).toBe(button('After').element())
  await expect.element(menu()).not.toBeInTheDocument()
})
