#!/usr/bin/env node
import { run } from './command/run.ts'

process.exitCode = await run(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  colored: process.stdout.isTTY === true && !process.env.NO_COLOR,
})
