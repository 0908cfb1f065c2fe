import { defineRoutes } from '../../http/routes.ts'

export function helpRoutes() {
  return defineRoutes({
    // A sandbox has nobody to write to: its help pages are the customer service.
    'help.service': () => [{ id: 1, name: 'Bourselet', link: '/serve', icon: '/icons/service.svg' }],
  })
}
