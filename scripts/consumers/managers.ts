/**
 * Yarn 1 runs in the oldest Node that the packages support, because it refuses a dependency whose `engines` exclude the
 * Node in which it runs. Its cache would return an older tarball of the same version, so each project has its own.
 */
const yarn = [
  ...['npm', 'exec', '--yes', '--package=node@20.20.2', '--package=yarn@1.22.22', '--'],
  ...['yarn', '--silent', '--non-interactive', '--cache-folder=.yarn-cache'],
]

/** Commands that install a project and run one of its scripts, by package manager. */
export const managers = {
  npm: {
    install: ['npm', 'install', '--no-audit', '--no-fund', '--engine-strict'],
    run: ['npm', 'run', '--silent'],
  },
  pnpm: {
    install: ['pnpm', 'install', '--no-frozen-lockfile', '--strict-peer-dependencies'],
    run: ['pnpm', '--silent', 'run'],
  },
  yarn: { install: [...yarn, 'install'], run: [...yarn, 'run'] },
} satisfies Record<string, { install: string[]; run: string[] }>
