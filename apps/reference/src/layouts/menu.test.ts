import { describe, expect, test } from 'vitest'
import { routes, type SiteRoute } from '../shared/routes.ts'
import { menu, sideMenu } from './menu.ts'

const rows: readonly SiteRoute[] = routes

describe('menus', () => {
  test('every page of the user centre marks an entry that its menu contains', () => {
    const entries = new Set<string>(sideMenu.flatMap((group) => group.routes))
    expect(rows.filter((row) => row.sideMenu && !entries.has(row.sideMenu)).map(({ name }) => name)).toEqual(
      [],
    )
  })

  test('every entry of the user centre’s menu opens a page that marks this entry', () => {
    for (const name of sideMenu.flatMap((group): readonly string[] => group.routes))
      expect(rows.find((row) => row.name === name)?.sideMenu, name).toBe(name)
  })

  test('every entry of the main menu opens a page that marks this entry', () => {
    for (const { route, index } of menu)
      expect(rows.find((row) => row.name === route)?.activeMenuIndex, route).toBe(index)
  })
})
