/**
 * Writes the changelogs of `changeset version`: one entry for each changeset. Commits and versions of the packages of this
 * repository are left out, because all packages have one version and a changeset names each package that it concerns.
 */
export default {
  getReleaseLine: ({ summary }: { summary: string }): string =>
    `- ${summary.trim().replaceAll(/\n(?=.)/g, '\n  ')}\n\n`,
  getDependencyReleaseLine: (): string => '',
}
