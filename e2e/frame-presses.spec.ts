import { expect, type Page, test } from '@playwright/test'
import { full } from './browsers.ts'
import { ask } from './exchange.ts'
import { frameOf, nextEvent, openPartner, ordersOf, refused, rest, settle } from './partner-page.ts'

test.use(full)

/**
 * Opens a partner's page that shows the member's open order in a frame. Returns the cancel button of the order.
 */
async function openOrders(page: Page) {
  const { member, writes } = await openPartner(page)
  await ask(
    'spot.place',
    { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '40000', quantity: '0.001', tif: 'GTC' } as never,
    member.token,
  )
  await page.evaluate(() => {
    const orders = document.createElement('bourselet-open-orders')
    orders.style.cssText = 'position:fixed;left:0;top:500px;width:700px;background:white;z-index:5'
    document.body.append(orders)
  })
  const orders = frameOf(page, 'open-orders')
  const cancel = orders.getByRole('button', { name: /^Cancel/ }).last()
  await expect(cancel).toBeVisible()
  return { member, writes, orders, cancel }
}

const moveOrders = (page: Page, top: number) =>
  page
    .locator('bourselet-open-orders')
    .evaluate((orders: HTMLElement, top) => orders.style.setProperty('top', `${top}px`), top)

test('if the host page moves a frame under the pointer, a click in the frame cancels no order @desktop @deep', async ({
  page,
}) => {
  const { member, writes, orders, cancel } = await openOrders(page)
  const box = (await cancel.boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  // The host page moves the frame while the pointer rests over the button. Before the move, the button was completely
  // visible and uncovered for more than half a second. So only the move can be the reason for the refusal.
  await rest(cancel)
  await moveOrders(page, 470)
  await expect.poll(() => cancel.boundingBox().then((now) => Math.round(box.y - now!.y))).toBe(30)
  const event = nextEvent(page, 'bourselet-error')
  await page.mouse.move(at.x, at.y - 30)
  await page.mouse.down()
  await page.mouse.up()
  expect(await event).toEqual({ name: 'FRAME_MOVED', operation: 'spot.cancel' })
  await orders.getByRole('button', { name: 'Close' }).click()

  // The pointer rests where the member is about to press on the host page. The host page then moves the frame under the
  // pointer.
  await page.mouse.move(at.x, at.y - 300)
  await moveOrders(page, 200)
  await expect.poll(() => cancel.boundingBox().then((now) => Math.round(box.y - now!.y))).toBe(300)
  await page.mouse.down()
  await page.mouse.up()
  await expect(refused(orders)).toBeVisible()
  expect(writes).toEqual([])
  expect(await ordersOf(member)).toHaveLength(1)
})

test('a click on the cancel button of a frame cancels no order if the host page shows only half of the button @desktop @deep', async ({
  page,
}) => {
  const { member, writes, cancel } = await openOrders(page)
  const box = (await cancel.boundingBox())!
  await page.locator('bourselet-open-orders').evaluate(
    (orders: HTMLElement, middle) => {
      const iframe = orders.shadowRoot!.querySelector('iframe')!
      // The frame keeps its full width, but the host page cuts it off at the middle of the button.
      iframe.style.width = `${iframe.clientWidth}px`
      Object.assign(orders.style, {
        width: `${middle - orders.getBoundingClientRect().left}px`,
        overflow: 'hidden',
      })
    },
    box.x + box.width / 2,
  )
  const event = nextEvent(page, 'bourselet-error')
  await rest(cancel, { x: 4, y: 4 })
  await page.mouse.down()
  await page.mouse.up()
  expect(await event).toEqual({ name: 'FRAME_COVERED', operation: 'spot.cancel' })
  expect(writes).toEqual([])
  expect(await ordersOf(member)).toHaveLength(1)
})

test('a click in a frame cancels no order if less than 320 x 240 pixels of the frame are visible @desktop', async ({
  page,
}) => {
  const { member, writes, orders, cancel } = await openOrders(page)
  const box = (await cancel.boundingBox())!
  // The frame is too small, but the whole button stays visible. If the press is refused, the size of the frame is
  // therefore the only possible reason.
  const height = Math.ceil(box.y + box.height - 500) + 4
  expect(height).toBeLessThan(240)
  await page.locator('bourselet-open-orders').evaluate((orders: HTMLElement, height) => {
    Object.assign(orders.style, { height: `${height}px`, overflow: 'hidden' })
  }, height)
  await rest(cancel)
  const event = nextEvent(page, 'bourselet-error')
  await page.mouse.down()
  await page.mouse.up()
  await expect(refused(orders)).toBeVisible()
  expect(await event).toEqual({ name: 'FRAME_SMALL', operation: 'spot.cancel' })
  expect(writes).toEqual([])
  expect(await ordersOf(member)).toHaveLength(1)
})

/**
 * Changes that a hostile page repeats every 150 ms. At the moment of a press, the last change is therefore less than
 * half a second old, and the frame must refuse the press.
 */
const restless: Record<string, () => void> = {
  colors: () => {
    let hue = 0
    setInterval(() => document.documentElement.style.setProperty('--bl-accent', `hsl(${++hue} 90% 50%)`), 150)
  },
  size: () => {
    const frame = document.querySelector('bourselet-open-orders')!.shadowRoot!.querySelector('iframe')!
    const height = frame.clientHeight
    let count = 0
    setInterval(() => frame.style.setProperty('height', `${height + 20 + 20 * (++count % 2)}px`), 150)
  },
}

for (const [name, change] of Object.entries(restless))
  test(`a click in a frame cancels no order if the host page has just changed the ${name} of the frame @desktop @deep`, async ({
    page,
  }) => {
    const { member, writes, orders, cancel } = await openOrders(page)
    await rest(cancel)
    const html = orders.locator('html')
    const look = () => html.evaluate((root) => `${root.style.cssText} ${innerHeight}`)
    const before = await look()
    await page.evaluate(`(${change})()`)
    await expect.poll(look).not.toBe(before)
    const event = nextEvent(page, 'bourselet-error')
    await page.mouse.down()
    await page.mouse.up()
    await expect(refused(orders)).toBeVisible()
    expect(await event).toEqual({ name: 'FRAME_MOVED', operation: 'spot.cancel' })
    expect(writes).toEqual([])
    expect(await ordersOf(member)).toHaveLength(1)
  })

test('if the first click of a double click hits the host page and the second one a frame, the frame cancels no order @desktop @deep', async ({
  page,
}) => {
  const { member, writes, orders, cancel } = await openOrders(page)
  await page.evaluate(() => {
    const decoy = document.createElement('button')
    decoy.textContent = 'Play'
    decoy.style.cssText = 'position:fixed;left:0;top:450px;width:700px;height:400px;z-index:6'
    decoy.addEventListener('mousedown', () => setTimeout(() => decoy.remove()))
    document.body.append(decoy)
  })
  const box = (await cancel.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(refused(orders)).toBeVisible()
  expect(writes).toEqual([])
  expect(await ordersOf(member)).toHaveLength(1)
})

test('Enter cancels an order in a frame only if the member, not the host page, has moved the focus into the frame @desktop @deep', async ({
  page,
}) => {
  const { member, writes, cancel } = await openOrders(page)
  await page.evaluate(() => {
    const field = document.createElement('input')
    field.setAttribute('aria-label', 'Comment')
    document.querySelector('bourselet-open-orders')!.before(field)
  })
  const field = page.getByRole('textbox', { name: 'Comment' })
  const tabTo = async () => {
    await field.click()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(cancel).toBeFocused({ timeout: 100 })
    }).toPass()
  }
  await tabTo()
  await field.click()
  await page.locator('bourselet-open-orders iframe').evaluate((frame: HTMLElement) => frame.focus())
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.localName))
    .toBe('bourselet-open-orders')
  // The host page has moved the focus into the frame, and the member has pressed no key since then. The test focuses
  // the button by script, as a dialog in the frame does with its own button.
  await cancel.focus()
  await expect(cancel).toBeFocused()
  await settle(cancel)
  const event = nextEvent(page, 'bourselet-error')
  await page.keyboard.press('Enter')
  expect(await event).toEqual({ name: 'FRAME_FOCUS', operation: 'spot.cancel' })
  expect(writes).toEqual([])
  expect(await ordersOf(member)).toHaveLength(1)

  // The page still shows the message about the refused press. The member can nevertheless cancel the order.
  await tabTo()
  await settle(cancel)
  await page.keyboard.press('Enter')
  await expect.poll(() => ordersOf(member)).toEqual([])
})
