/**
 * Matches a line by which a package manager or a build tool warns, but no summary such as `0 errors and 0 warnings`, and
 * no command that Yarn repeats after `$`, such as one with `--log-level=warning`.
 */
const warning = /^(?!\$ |.*\b0 errors and 0 warnings).*(warn(ing)?s?\b|\(!\)|⚠|\bdeprecat).*$/gim

/** Throws if the output of an installation or a build contains a warning that `allows` does not match. */
export function checkWarnings(step: 'installation' | 'build', output: string, allows?: RegExp): void {
  const warnings = (output.match(warning) ?? []).filter((line) => !allows?.test(line))
  if (warnings.length > 0) throw new Error([`The ${step} warns:`, ...warnings].join('\n'))
}
