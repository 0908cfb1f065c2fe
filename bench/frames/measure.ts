import type { Browser, CDPSession, Page } from 'playwright'

const WARM_MS = 3_000
const BUSY_MS = 8_000
const FRAMES_MS = 4_000
/**
 * Time between two animation frames in ms above which a frame counts as dropped. At 60 Hz, the time between two frames
 * is 16.7 ms.
 */
const LATE_MS = 25

export type Measured = {
  /** CPU time of the main thread in milliseconds, per second of the feed. */
  busy: number
  script: number
  /** Time for styles and layout in milliseconds, per second of the feed. */
  layout: number
  /** Number of dropped animation frames, out of `frames`. */
  dropped: number
  frames: number
}

async function taskTimes(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    busy: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  }
}

const countFrames = ({ ms, late }: { ms: number; late: number }) =>
  new Promise<{ dropped: number; frames: number }>((resolve) => {
    const start = performance.now()
    let before = start
    let frames = 0
    let dropped = 0
    const frame = (now: number) => {
      frames += 1
      if (now - before > late) dropped += Math.round((now - before) / (1000 / 60)) - 1
      before = now
      if (now - start < ms) requestAnimationFrame(frame)
      else resolve({ dropped, frames })
    }
    requestAnimationFrame(frame)
  })

/**
 * Opens a page that receives the feed. First measures the CPU time of the page's main thread. Then requests every
 * animation frame and counts the dropped ones.
 */
export async function measure(browser: Browser, url: string, rows = 80, width = 640): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width, height: 1100 } })
  try {
    const page: Page = await context.newPage()
    await page.goto(url)
    await page.waitForFunction((least) => document.querySelectorAll('tr').length >= least, rows)
    await page.waitForTimeout(WARM_MS)
    const session = await context.newCDPSession(page)
    // `threadTicks` reports the CPU time of the thread. Unlike elapsed time, it does not depend on other processes.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await taskTimes(session)
    await page.waitForTimeout(BUSY_MS)
    const after = await taskTimes(session)
    const perSecond = (name: keyof typeof after) => ((after[name] - before[name]) * 1000) / (BUSY_MS / 1000)
    const frames = await page.evaluate(countFrames, { ms: FRAMES_MS, late: LATE_MS })
    return { busy: perSecond('busy'), script: perSecond('script'), layout: perSecond('layout'), ...frames }
  } finally {
    await context.close()
  }
}
