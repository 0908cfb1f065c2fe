import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/chromium.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

const firefoxPaths = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The programs that the tests need to control WebKit, each with its package in Debian and Ubuntu. */
const webkitPrograms: Record<string, string> = {
  WebKitWebDriver: 'webkit2gtk-driver',
  gjs: 'gjs',
  Xvfb: 'xvfb',
}
/**
 * Package with the JavaScript interface of WebKitGTK. It contains no program, so `hasWebkitTypes` looks for one of its
 * other files.
 */
const webkitTypes = 'gir1.2-webkit2-4.1'

const isProgram = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))

const hasWebkitTypes = () =>
  ['x86_64', 'aarch64'].some((machine) =>
    existsSync(`/usr/lib/${machine}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`),
  )

export const firefoxPath = (): string | undefined =>
  firefoxPaths.find((path) => path !== undefined && existsSync(path))

/** Returns the path of the Chromium program, or undefined if there is none. */
export function chromiumProgram(): string | undefined {
  const found = findChromium()
  return found ? (found.path ?? chromium.executablePath()) : undefined
}

/**
 * Returns the Debian packages that must be installed before the tests can run in an engine; an empty list if none is
 * missing.
 */
export function missingPackages(engine: EngineName): string[] {
  if (engine === 'chromium') return chromiumProgram() ? [] : ['chromium']
  if (engine === 'firefox') return firefoxPath() ? [] : ['firefox-esr']
  const programs = Object.entries(webkitPrograms).filter(([program]) => !isProgram(program))
  return [...programs.map(([, name]) => name), ...(hasWebkitTypes() ? [] : [webkitTypes])]
}
