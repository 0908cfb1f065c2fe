import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { site } from './addresses.ts'
import { full } from './browsers.ts'
import {
  clickBeside,
  confirmation,
  drawn,
  enterOrder,
  nextEvent,
  openPartner,
  ordersOf,
  press,
  refused,
  rest,
  sendOrder,
} from './partner-page.ts'

test.use(full)

/**
 * Waits until the frame has detected an attack. A browser runs each intersection observer at most every 100 ms.
 * So once three consecutive observers have reported the attack, the frame's own observer has reported it too.
 */
const untilSeen = (ticket: FrameLocator) =>
  ticket.locator('html').evaluate(async (root) => {
    for (let round = 0; round < 3; round++)
      await new Promise<void>((done) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            const { isVisible, intersectionRect } = entry as IntersectionObserverEntry & {
              isVisible: boolean
            }
            if (isVisible && intersectionRect.height >= 240 && devicePixelRatio >= 0.5) return
            observer.disconnect()
            // The observer inside the frame reports at most every 100 ms. This pause is longer than 100 ms, so the
            // observer inside the frame reports before the test creates its next observer.
            setTimeout(done, 150)
          },
          { trackVisibility: true, delay: 100, threshold: [0, 0.1, 0.5, 1] } as IntersectionObserverInit,
        )
        observer.observe(root)
      })
  })

/**
 * Changes of a tag's attributes and prices that a hostile page makes while the member presses a button in the tag's
 * frame. The page detects the press, because the focus moves from the page into the frame.
 */
const changes: Record<string, () => void> = {
  'another side': () => document.querySelector('bourselet-trade-ticket')!.setAttribute('side', 'sell'),
  'another price': () => document.querySelector('bourselet-trade-ticket')!.setAttribute('price', '59000'),
  'another symbol': () => document.querySelector('bourselet-trade-ticket')!.setAttribute('symbol', 'ETHUSDT'),
  'a price picked in an element of the host': () => {
    const fake = Object.assign(document.createElement('i'), { symbol: 'BTCUSDT', product: 'spot' })
    document.body.append(fake)
    const detail = '59000'
    fake.dispatchEvent(new CustomEvent('bourselet-price-select', { detail, bubbles: true }))
  },
  'all values every 20 ms': () => {
    const ticket = document.querySelector('bourselet-trade-ticket')!
    let count = 0
    setInterval(() => {
      count += 1
      ticket.setAttribute('side', count % 2 ? 'sell' : 'buy')
      ticket.setAttribute('price', String(59_000 + count))
      ticket.setAttribute('layout', count % 2 ? 'sheet' : 'panel')
    }, 20)
  },
}

/** Waits until the frame has received and rendered all earlier messages of the host page. */
async function untilCome(page: Page, ticket: FrameLocator) {
  const html = ticket.locator('html')
  await html.evaluate(() => {
    const come = new Promise<void>((done) =>
      window.addEventListener('message', ({ data }) => {
        if (data === 'come') requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
    )
    Object.assign(window, { come })
  })
  await page
    .locator('bourselet-trade-ticket iframe')
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.postMessage('come', '*'))
  await html.evaluate(() => (window as never as { come: Promise<void> }).come)
}

for (const [name, change] of Object.entries(changes)) {
  test(`a host page that sets ${name} while the member presses the order button does not change the order @desktop @deep`, async ({
    page,
  }) => {
    const { member, ticket } = await openPartner(page)
    // A host page may prefill the price before a press, so this change is allowed.
    await clickBeside(page.locator('header'), () =>
      page.evaluate(() => document.querySelector('bourselet-trade-ticket')!.setAttribute('price', '40000')),
    )
    await expect(ticket.getByRole('textbox', { name: 'Price' })).toHaveValue('40,000.00')
    await ticket.getByRole('textbox', { name: 'Quantity' }).fill('0.001')
    await page.locator('header').click()
    await page.evaluate(`window.addEventListener('blur', ${change})`)
    await ticket.getByRole('button', { name: drawn }).hover()
    await page.mouse.down()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .toBe('bourselet-trade-ticket')
    await untilCome(page, ticket)
    await page.mouse.up()
    await expect(confirmation(ticket)).toBeVisible()
    await page.evaluate(`(${change})()`)
    await sendOrder(ticket, drawn, member)
    const [order] = await ordersOf(member)
    expect(order).toMatchObject({ symbol: 'BTCUSDT', side: 'buy' })
    expect(Number(order?.price)).toBe(40_000)
  })
}

const ticketStyle = (style: Record<string, string>) => (page: Page) =>
  page
    .locator('bourselet-trade-ticket')
    .evaluate((ticket: HTMLElement, style) => void Object.assign(ticket.style, style), style)

/** Ways in which a hostile page hides from the member which button they would press. */
const disguises: Record<string, (page: Page) => Promise<void>> = {
  'nearly see-through': ticketStyle({ opacity: '0.01' }),
  'scaled down': ticketStyle({ transform: 'scale(0.3)' }),
  'in a small zoom': ticketStyle({ zoom: '0.2' }),
  blurred: ticketStyle({ filter: 'blur(9px)' }),
  'one pixel high': ticketStyle({ height: '1px', overflow: 'hidden' }),
  'clipped to a button': ticketStyle({ clipPath: 'inset(300px 0 150px 0)' }),
  'under a cover that lets presses through': (page) =>
    page.evaluate(() => {
      const cover = document.createElement('div')
      cover.style.cssText = 'position:fixed;inset:0;background:white;pointer-events:none;z-index:9'
      document.body.append(cover)
    }),
}

for (const [name, disguise] of Object.entries(disguises)) {
  test(`a frame that is ${name} sends no order, shows the reason and links to the exchange @desktop @deep`, async ({
    page,
  }) => {
    const { member, ticket, writes } = await openPartner(page)
    await enterOrder(ticket, '40000', '0.001')
    await press(ticket.getByRole('button', { name: drawn }), () =>
      expect(confirmation(ticket)).toBeVisible({ timeout: 3_000 }),
    )
    await expect(confirmation(ticket).getByRole('button', { name: 'Buy BTC' })).toBeEnabled()
    await disguise(page)
    await untilSeen(ticket)
    // A covered button receives no pointer events, so the test presses it by Enter.
    await confirmation(ticket).getByRole('button', { name: 'Buy BTC' }).press('Enter')
    await expect(refused(ticket)).toBeVisible()
    const link = ticket.getByRole('link', { name: 'Open in a new window' })
    await expect(link).toHaveAttribute('href', `${site}/`)
    expect(writes).toEqual([])
    expect(await ordersOf(member)).toEqual([])
  })
}

/**
 * Colors by which a hostile page hides what a frame shows, so that the page can draw false content behind or beside the
 * frame.
 */
const camouflages: Record<string, Record<string, string>> = {
  'made of transparent colors': Object.fromEntries(
    [
      'surface-0',
      'surface-1',
      'surface-2',
      'surface-3',
      'overlay',
      'text',
      'text-muted',
      'accent',
      'up-solid',
    ].map((name) => [`--bl-${name}`, 'transparent']),
  ),
  'in the color of its surface': { '--bl-text': '#fdfcfa', '--bl-text-muted': '#fdfcfa' },
}

for (const [name, tokens] of Object.entries(camouflages))
  test(`a frame does not apply colors of the host page that would hide its text, and logs them (${name}) @desktop @deep`, async ({
    page,
  }) => {
    const { ticket, writes } = await openPartner(page)
    const warning = page.waitForEvent('console', (message) =>
      message.text().includes('does not use styles of the page'),
    )
    await clickBeside(page.locator('header'), () =>
      page.evaluate((tokens) => {
        for (const [name, value] of Object.entries(tokens))
          document.documentElement.style.setProperty(name, value)
      }, tokens),
    )
    expect((await warning).text()).toContain('--bl-')
    const look = await ticket.locator('html').evaluate((root, names) => {
      const widget = root.querySelector('bourselet-trade-ticket')!.shadowRoot!.querySelector('.bl-root')!
      return {
        own: names.map((name) => root.style.getPropertyValue(name)),
        color: getComputedStyle(widget).color,
        ground: getComputedStyle(document.body).backgroundColor,
      }
    }, Object.keys(tokens))
    expect(new Set(look.own)).toEqual(new Set(['']))
    expect(look.color).not.toMatch(/rgba\(0, 0, 0, 0\)|rgb\(253, 252, 250\)/)
    expect(look.ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(writes).toEqual([])
  })

/** Opens the confirmation of a member's order and lets the pointer rest over its send button. */
async function openConfirmation(page: Page) {
  const opened = await openPartner(page)
  const { ticket } = opened
  await enterOrder(ticket, '40000', '0.001')
  await press(ticket.getByRole('button', { name: drawn }), () =>
    expect(confirmation(ticket)).toBeVisible({ timeout: 3_000 }),
  )
  const confirm = confirmation(ticket).getByRole('button', { name: 'Buy BTC' })
  await expect(() => rest(confirm)).toPass()
  return { ...opened, confirm }
}

/** Covers the frame by an element of the host page, and waits 30 ms. */
const cover = (page: Page) =>
  page.evaluate(() => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    cover.style.cssText = 'position:fixed;inset:0;background:white;pointer-events:none;z-index:9'
    document.body.append(cover)
    return new Promise((done) => setTimeout(done, 30))
  })
const uncover = (page: Page) => page.evaluate(() => document.getElementById('cover')!.remove())

const presses: Record<string, (page: Page) => Promise<void>> = {
  'a mouse': async ({ mouse }) => {
    await mouse.down()
    await mouse.up()
  },
  'a keyboard': ({ keyboard }) => keyboard.press('Enter'),
}

for (const [name, make] of Object.entries(presses))
  test(`if the host page covers a frame only during a press by ${name}, the frame sends no order and keeps the entered values @desktop`, {
    tag: name === 'a mouse' ? [] : '@deep',
  }, async ({ page }) => {
    const { member, ticket, writes, confirm } = await openConfirmation(page)
    await confirm.focus()
    const event = nextEvent(page, 'bourselet-error')
    await cover(page)
    await make(page)
    await uncover(page)
    await expect(refused(ticket)).toBeVisible()
    expect(await event).toEqual({ name: 'FRAME_COVERED', operation: 'spot.place' })
    expect(writes).toEqual([])
    await expect(ticket.getByRole('textbox', { name: 'Price' })).toHaveValue(/^40,?000/)
    await expect(ticket.getByRole('textbox', { name: 'Quantity' })).toHaveValue(/^0\.001/)
    await sendOrder(ticket, drawn, member)
  })

test('a host page cannot change a frame while an order confirmation is open in it, even if the frame has no focus @desktop @deep', async ({
  page,
}) => {
  const { ticket } = await openConfirmation(page)
  await page.locator('header').click()
  await page.evaluate(() => document.documentElement.style.setProperty('--bl-accent', 'rgb(1 2 3)'))
  const accent = () => ticket.locator('html').evaluate(({ style }) => style.getPropertyValue('--bl-accent'))
  // A frame without an open confirmation accepts values from the host page again half a second after its last use. The
  // test waits longer. So only the open confirmation can be the reason why the frame ignores the color.
  await ticket.locator('html').evaluate(() => new Promise((done) => setTimeout(done, 1_000)))
  expect(await accent()).not.toBe('rgb(1, 2, 3)')
  await confirmation(ticket).getByRole('button', { name: 'Cancel' }).click()
  await expect(confirmation(ticket)).toBeHidden()
  await page.locator('header').click()
  await expect.poll(accent).toBe('rgb(1, 2, 3)')
})

test('if the host page covers a frame directly after the order was confirmed, the frame sends no order @desktop @deep', async ({
  page,
}) => {
  // After a press, the frame checks twice whether content of the host page covers it. On a busy machine, the host page
  // may show its cover only after the second check. The frame then accepts the press, so the test repeats the attack.
  await expect(async () => {
    const { ticket, writes, confirm } = await openConfirmation(page)
    await page.evaluate(() =>
      window.addEventListener('message', ({ data }) => {
        if (data !== 'pressed') return
        const cover = document.createElement('div')
        cover.style.cssText = 'position:fixed;inset:0;background:white;pointer-events:none;z-index:9'
        document.body.append(cover)
      }),
    )
    // The button notifies the host page of the press, so that the host page shows its cover as early as possible. The
    // test presses Enter, because Enter clicks the button immediately, before any observer in the frame can report.
    await confirm.evaluate((button) =>
      button.addEventListener('click', () => parent.postMessage('pressed', '*'), { once: true }),
    )
    const event = nextEvent(page, 'bourselet-error').catch(() => null)
    await confirm.press('Enter')
    await expect(refused(ticket)).toBeVisible({ timeout: 5_000 })
    expect(await event).toEqual({ name: 'FRAME_COVERED', operation: 'spot.place' })
    expect(writes).toEqual([])
  }).toPass()
})

test('if the host page covers a frame between press and release of the mouse, the frame sends no order @desktop @deep', async ({
  page,
}) => {
  const { ticket, writes, confirm } = await openConfirmation(page)
  const event = nextEvent(page, 'bourselet-error')
  await page.mouse.down()
  // After a press, the frame checks twice whether content of the host page covers it: at once and 100 ms later. The
  // cover of this test appears after both checks.
  await confirm.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  await cover(page)
  await untilSeen(ticket)
  await page.mouse.up()
  await expect(refused(ticket)).toBeVisible()
  expect(await event).toEqual({ name: 'FRAME_COVERED', operation: 'spot.place' })
  expect(writes).toEqual([])
})

test('an order confirmation fits completely into the part of a frame that the host page shows @desktop @deep', async ({
  page,
}) => {
  const { member, ticket, confirm } = await openConfirmation(page)
  const shown = await page.locator('bourselet-trade-ticket').evaluate((ticket: HTMLElement) => {
    const iframe = ticket.shadowRoot!.querySelector('iframe')!
    iframe.style.marginTop = `${250 - iframe.clientHeight}px`
    ticket.style.overflow = 'hidden'
    const { top, bottom } = ticket.getBoundingClientRect()
    return { top, bottom }
  })
  await expect(async () => {
    const dialog = (await confirmation(ticket).boundingBox())!
    expect(dialog.y).toBeGreaterThanOrEqual(shown.top)
    expect(dialog.y + dialog.height).toBeLessThanOrEqual(shown.bottom)
  }).toPass()
  await press(confirm, () => expect.poll(() => ordersOf(member)).toHaveLength(1))
})
