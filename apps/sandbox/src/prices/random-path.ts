import type { Noise } from './noise.ts'
import { HOUR, MINUTE, SECOND } from './price-source.ts'

const PARTS = 60
/** Lanes of the normals: whole hours, minutes of an hour, seconds of a minute. */
const LANES = { hour: 1, minutes: 2, seconds: 3 }

/**
 * One source of movement: a standard Brownian motion, in units of an hour's standard deviation. The move of an hour
 * is drawn first and split into minutes, and these into seconds, by Brownian bridges whose steps have exactly the
 * variance that the whole implies. The steps of seconds are therefore independent of each other, although the hour's
 * end is fixed: the past of a path says nothing about the direction of what follows.
 */
export interface RandomPath {
  /** The whole move of an hour. */
  move(hour: number): number
  /** The 61 positions at the minutes of an hour, 0 at its start and `move(hour)` at its end. */
  minutes(hour: number): readonly number[]
  /** The 61 positions at the seconds of the minute that starts at `t`, from the start of its hour. */
  seconds(t: number): readonly number[]
}

/** Returns the path that `noise` draws. It keeps the hour and the minute asked for last. */
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

/** A Brownian bridge of 60 steps with the standard deviation `step` each before it is tied to its end. */
function bridge(from: number, to: number, step: number, normal: (i: number) => number): number[] {
  const points = [from]
  for (let i = 0; i < PARTS; i++) points.push(points[i]! + step * normal(i))
  const miss = (to - points[PARTS]!) / PARTS
  for (let i = 1; i < PARTS; i++) points[i] = points[i]! + miss * i
  points[PARTS] = to
  return points
}
