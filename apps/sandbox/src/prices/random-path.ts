import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock/clock.ts'
import type { Noise } from './noise.ts'

const PARTS = 60
/**
 * Lanes, that is, numbers that select independent sequences of the noise. One is for the changes of whole hours, one
 * for the minutes in an hour, and one for the seconds in a minute.
 */
const LANES = { hour: 1, minutes: 2, seconds: 3 }

/**
 * A random path: a standard Brownian motion, in units of the standard deviation of an hour. First the move of the whole
 * hour is drawn; Brownian bridges then split it into minutes and seconds with exactly matching variances. The steps of
 * the seconds are therefore independent, although the move of the hour is drawn first. So the past of a path does not
 * predict its direction.
 */
export interface RandomPath {
  /** Returns the change of the path in a whole hour. */
  move(hour: number): number
  /** Returns the 61 positions at the minutes of an hour, from 0 at its start to `move(hour)` at its end. */
  minutes(hour: number): readonly number[]
  /** Returns the 61 positions at the seconds of the minute that starts at `t`, relative to the start of its hour. */
  seconds(t: number): readonly number[]
}

/** Returns the path that is drawn from `noise`. The last requested hour and minute are cached. */
export function randomPath(noise: Noise): RandomPath {
  let lastHour = { hour: Number.NaN, points: [] as number[] }
  let lastMinute = { minute: Number.NaN, points: [] as number[] }
  const move = (hour: number) => noise.normal(hour, LANES.hour)
  const minutes = (hour: number) => {
    if (lastHour.hour !== hour) {
      const points = bridge(0, move(hour), Math.sqrt(MINUTE_MS / HOUR_MS), (i) =>
        noise.normal(hour * PARTS + i, LANES.minutes),
      )
      lastHour = { hour, points }
    }
    return lastHour.points
  }
  return {
    move,
    minutes,
    seconds(t) {
      const minute = Math.floor(t / MINUTE_MS)
      if (lastMinute.minute !== minute) {
        const ends = minutes(Math.floor(t / HOUR_MS))
        const at = minute % PARTS
        const points = bridge(ends[at]!, ends[at + 1]!, Math.sqrt(SECOND_MS / HOUR_MS), (i) =>
          noise.normal(minute * PARTS + i, LANES.seconds),
        )
        lastMinute = { minute, points }
      }
      return lastMinute.points
    },
  }
}

/**
 * Returns the 61 points of a Brownian bridge from `from` to `to`. `step` is the standard deviation of a step
 * before the path is bent to end at `to`.
 */
function bridge(from: number, to: number, step: number, normal: (i: number) => number): number[] {
  const points = [from]
  for (let i = 0; i < PARTS; i++) points.push(points[i]! + step * normal(i))
  const miss = (to - points[PARTS]!) / PARTS
  for (let i = 1; i < PARTS; i++) points[i] = points[i]! + miss * i
  points[PARTS] = to
  return points
}
