type Point = { x: number; y: number }

/**
 * Tolerance in px when pointer positions are compared. The browser rounds them, and the rounding errors are
 * larger on a zoomed page.
 */
const SLACK_PX = 4
const SLACK_SHARE = 0.05
/** Minimum pointer movement in px that is needed to compute the zoom of the page. */
const LEAST_MOVE_PX = 12

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const length = ({ x, y }: Point) => Math.hypot(x, y)

/**
 * Creates a function that detects from pointer events that the frame has moved on the screen. A frame of another origin
 * cannot read its own position, but each pointer event has a position on the screen and a position in the frame. While
 * the frame does not move, both change by the same distance, apart from the zoom of the page. The function returns true
 * if they change differently, and at the first event.
 */
export function createMotion(): (event: MouseEvent) => boolean {
  let last: { screen: Point; inside: Point } | null = null
  let zoom: number | null = null
  return ({ screenX, screenY, clientX, clientY }) => {
    const before = last
    last = { screen: { x: screenX, y: screenY }, inside: { x: clientX, y: clientY } }
    if (!before) return true
    const onScreen = minus(last.screen, before.screen)
    const inside = minus(last.inside, before.inside)
    const moved = length(inside)
    const factor = zoom ?? (moved < LEAST_MOVE_PX ? 1 : length(onScreen) / moved)
    const off = length({ x: onScreen.x - factor * inside.x, y: onScreen.y - factor * inside.y })
    const hasMoved = off > SLACK_PX + SLACK_SHARE * moved || factor < 0.2 || factor > 5
    if (hasMoved) zoom = null
    else if (moved >= LEAST_MOVE_PX) zoom = factor
    return hasMoved
  }
}
