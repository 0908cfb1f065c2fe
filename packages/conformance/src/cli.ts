#!/usr/bin/env node
import { run } from './command/run.ts'

/** Terminal codes that clear the line on which the progress is shown. */
const CLEAR = '\r\u001b[K'

const isWatched = process.stderr.isTTY === true

process.exitCode = await run(process.argv.slice(2), process.env, {
  out: (text) => {
    if (isWatched) process.stderr.write(CLEAR)
    process.stdout.write(text)
  },
  error: (text) => void process.stderr.write(isWatched ? `${CLEAR}${text}` : text),
  progress: (made) => void (isWatched && process.stderr.write(`${CLEAR}${made} checks`)),
  colored: process.stdout.isTTY === true && !process.env.NO_COLOR,
})
