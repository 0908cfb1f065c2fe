/**
 * The command of Yarn 1 in the oldest Node that the packages support. Yarn refuses a dependency whose `engines` exclude
 * this Node. A shared cache would return an older tarball of the same version, so each project has its own cache.
 */
const yarn = [
  ...['npm', 'exec', '--yes', '--package=node@20.20.2', '--package=yarn@1.22.22', '--'],
  ...['yarn', '--non-interactive', '--cache-folder=.yarn-cache'],
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
