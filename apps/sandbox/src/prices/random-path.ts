import type { Noise } from './noise.ts'
import { HOUR, MINUTE, SECOND } from './price-source.ts'

const PARTS = 60
/** Noise lanes for whole hours, minutes of an hour and seconds of a minute. */
const LANES = { hour: 1, minutes: 2, seconds: 3 }

/**
 * A standard Brownian motion in units of an hour's standard deviation. The move of an hour is drawn first and
 * split into minutes and seconds by Brownian bridges with exactly matching variance. The steps of seconds are
 * therefore independent although the end of the hour is fixed: the past of a path does not predict its
 * direction.
 */
export interface RandomPath {
  /** Returns the whole move of an hour. */
  move(hour: number): number
  /** Returns the 61 positions at the minutes of an hour, from 0 to `move(hour)`. */
  minutes(hour: number): readonly number[]
  /**
   * Returns the 61 positions at the seconds of the minute that starts at `t`, relative to the start of its
   * hour.
   */
  seconds(t: number): readonly number[]
}

/** Returns the path that `noise` draws. Caches the last requested hour and minute. */
export function randomPath(noise: Noise): RandomPath {
  let lastHour = { hour: Number.NaN, points: [] as number[] }
  let lastMinute = { minute: Number.NaN, points: [] as number[] }
  const move = (hour: number) => noise.normal(hour, LANES.hour)
  const minutes = (hour: number) => {
    if (lastHour.hour !== hour) {
      const points = bridge(0, move(hour), Math.sqrt(MINUTE / HOUR), (i) =>
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
      const minute = Math.floor(t / MINUTE)
      if (lastMinute.minute !== minute) {
        const ends = minutes(Math.floor(t / HOUR))
        const at = minute % PARTS
        const points = bridge(ends[at]!, ends[at + 1]!, Math.sqrt(SECOND / HOUR), (i) =>
          noise.normal(minute * PARTS + i, LANES.seconds),
        )
        lastMinute = { minute, points }
      }
      return lastMinute.points
    },
  }
}

/**
 * Returns a Brownian bridge of 60 steps; `step` is the standard deviation of each step before the end is
 * fixed.
 */
function bridge(from: number, to: number, step: number, normal: (i: number) => number): number[] {
  const points = [from]
  for (let i = 0; i < PARTS; i++) points.push(points[i]! + step * normal(i))
  const miss = (to - points[PARTS]!) / PARTS
  for (let i = 1; i < PARTS; i++) points[i] = points[i]! + miss * i
  points[PARTS] = to
  return points
}
