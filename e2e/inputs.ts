import { expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { isPhone, tabTo } from './pages.ts'

/** The devices by which a member operates a page: a mouse, a touchscreen, or a keyboard alone. */
export const devices = ['mouse', 'touch', 'keyboard'] as const

export type Device = (typeof devices)[number]

/** The actions of a member, performed by one device. */
export interface Input {
  /** Presses a button, a checkbox or a link. */
  press(control: Locator): Promise<void>
  /** Selects a radio button or a tab. */
  pick(option: Locator): Promise<void>
  /** Replaces the text of a field. */
  type(field: Locator, text: string): Promise<void>
  /** Chooses the option with this name in a select. */
  choose(select: Locator, option: string | RegExp): Promise<void>
  /** Moves the label of a price line in the chart to a lower price. */
  lower(grip: Locator): Promise<void>
}

/** Distance in px by which a mouse or a finger drags a price line. */
const DRAG = 24

export function inputOf(device: Device, page: Page, info: TestInfo): Input {
  const make = { mouse: mouseInput, touch: touchInput, keyboard: keyboardInput }
  return make[device](page, info)
}

function mouseInput(page: Page): Input {
  return {
    press: (control) => control.click(),
    pick: (option) => option.click(),
    async type(field, text) {
      // A triple click selects the whole text of the field.
      await field.click({ clickCount: 3 })
      await page.keyboard.type(text)
    },
    async choose(select, option) {
      await select.click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    async lower(grip) {
      await grip.hover()
      const { x, y } = await middleOf(grip)
      await page.mouse.down()
      await page.mouse.move(x, y + DRAG, { steps: 4 })
      await page.mouse.up()
    },
  }
}

function touchInput(page: Page, info: TestInfo): Input {
  const tap = async (control: Locator) => {
    if (isPhone(info)) await expectTouchTarget(control)
    await control.tap()
  }
  return {
    press: tap,
    pick: tap,
    async type(field, text) {
      await tap(field)
      await expect(field).toBeFocused()
      // A field removes the thousands separators from its amount shortly after it receives the focus. The test waits
      // until they are removed. It then inserts the whole text at once, because phone keyboards insert text without key
      // events.
      await expect(field).not.toHaveValue(/,/)
      await field.selectText()
      await page.keyboard.insertText(text)
    },
    async choose(select, option) {
      await tap(select)
      await tap(page.getByRole('option', { name: option, exact: true }))
    },
    async lower(grip) {
      await grip.scrollIntoViewIfNeeded()
      const { x, y } = await middleOf(grip)
      // Playwright can simulate a tap of a finger but not a drag, so the test sends the touch events itself.
      const session = await page.context().newCDPSession(page)
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x, y: y + at }],
        })
      await send('touchStart', 0)
      for (const at of [6, 12, 18, DRAG]) await send('touchMove', at)
      await send('touchEnd')
      await session.detach()
    },
  }
}

/**
 * Returns the input actions that use only the keyboard: Tab, arrows, Enter and Space. They expect each control to show
 * visibly that it has the focus.
 */
function keyboardInput(page: Page): Input {
  const { keyboard } = page
  const reach = async (control: Locator) => {
    await control.waitFor()
    const before = await looks(control)
    const had = await control.evaluate((one) => one === document.activeElement)
    await tabTo(page, control)
    expect(await control.evaluate((one) => one.matches(':focus-visible')), `${control} shows its focus`).toBe(
      true,
    )
    // The test compares the styles of the control before and after it gets the focus. A dialog may have focused the
    // control before the test pressed Tab. There are then no styles without the focus, so nothing is compared.
    if (!had) await expect.poll(() => looks(control), `${control} looks focused`).not.toEqual(before)
  }
  return {
    async press(control) {
      await reach(control)
      const isBox = await control.evaluate((one) => one.matches('input, [role=checkbox], [role=switch]'))
      await keyboard.press(isBox ? 'Space' : 'Enter')
    },
    async pick(option) {
      await option.waitFor()
      const isPicked = () =>
        option.evaluate((one) => one.getAttribute('aria-selected') === 'true' || one.matches('input:checked'))
      if (await isPicked()) return
      const group = option.locator('xpath=ancestor::*[@role="radiogroup" or @role="tablist"][1]')
      await reach(group.locator('[role=tab][tabindex="0"], input:checked').first())
      const count = await group.locator('[role=tab], input').count()
      for (let presses = 0; presses < count && !(await isPicked()); presses += 1)
        await keyboard.press('ArrowRight')
      expect(await isPicked(), `${option} is selected`).toBe(true)
      await expect(option).toBeFocused()
    },
    async type(field, text) {
      await reach(field)
      await keyboard.press('Control+a')
      await keyboard.type(text)
    },
    async choose(select, option) {
      await reach(select)
      await keyboard.press('Enter')
      const wanted = page.getByRole('option', { name: option, exact: true })
      const all = page.getByRole('option')
      await wanted.waitFor()
      await keyboard.press('Home')
      for (let presses = await all.count(); presses > 0; presses -= 1) {
        if (await wanted.evaluate((one) => one.hasAttribute('data-highlighted'))) break
        await keyboard.press('ArrowDown')
      }
      await keyboard.press('Enter')
    },
    async lower(grip) {
      await reach(grip)
      for (let presses = 0; presses < 3; presses += 1) await keyboard.press('Shift+ArrowDown')
      await keyboard.press('Enter')
    },
  }
}

async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Returns the styles of a control and of the boxes around it that can show the focus. */
const looks = (control: Locator) =>
  control.evaluate((one) =>
    [one, one.nextElementSibling, one.parentElement, one.closest('.bl-box')].map((element) => {
      if (element === null) return null
      const { outline, boxShadow, borderColor, backgroundColor, opacity } = getComputedStyle(element)
      return [outline, boxShadow, borderColor, backgroundColor, opacity].join(' ')
    }),
  )

/**
 * Expects a tap at any height within 20 px of a control's middle to reach the control. The design asks for
 * targets of 44 px, but neighbors may share the outer pixels.
 */
async function expectTouchTarget(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const reached = () =>
    control.evaluate((one) => {
      const target = one.closest('label, .bl-box') ?? one
      const { x, y, width, height } = one.matches('.bl-box__input')
        ? one.getBoundingClientRect()
        : target.getBoundingClientRect()
      const isHit = (at: number) => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2 + at)
        return hit !== null && target.contains(hit)
      }
      const missed = [-19, -10, 0, 10, 19].filter((at) => !isHit(at))
      // A control that is in view may still be hidden below a bar that is pinned to the edge of a sheet. The test then
      // scrolls the control to the middle of the sheet.
      if (missed.length > 0) one.scrollIntoView({ block: 'center' })
      return missed
    })
  // While a dialog opens, it moves for some animation frames, so the test repeats the check.
  await expect.poll(reached, `${control} can be touched in 40 px`).toEqual([])
}
