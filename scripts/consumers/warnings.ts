/** Matches a line by which a build tool warns, but no summary such as `0 errors and 0 warnings`. */
const warning = /^(?!.*\b0 errors and 0 warnings).*(warn(ing)?s?\b|\(!\)|⚠|\bdeprecat).*$/gim

/** Throws if the output of a build contains a warning that `allows` does not match. */
export function checkWarnings(output: string, allows?: RegExp): void {
  const warnings = (output.match(warning) ?? []).filter((line) => !allows?.test(line))
  if (warnings.length > 0) throw new Error(['The build warns:', ...warnings].join('\n'))
}
