import { describe, expect, test } from 'vitest'
import { routes } from '../shared/routes.ts'
import { menu, orderPages, type SideEntry, sideMenu } from './menu.ts'

describe('menus', () => {
  const entries = sideMenu.flatMap((group): readonly SideEntry[] => group.entries)
  const markedBy = (name: string) => routes.find((row) => row.name === name)?.sideMenu

  test('all entries of the menu of the user center have different icons', () => {
    expect(new Set(entries.map(({ icon }) => icon)).size).toBe(entries.length)
  })

  test('every page of the user center highlights an existing entry of the user center’s menu', () => {
    const names = new Set<string>(entries.map(({ route }) => route))
    const lost = routes.filter(({ sideMenu }) => sideMenu && !names.has(sideMenu))
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('every page that opens from an entry of the user center’s menu, or from one of its tabs, highlights this entry', () => {
    for (const { route, pages = [] } of entries)
      for (const name of [route, ...pages]) expect(markedBy(name), name).toBe(route)
    for (const { route } of orderPages.flatMap(({ pages }): readonly { route: string }[] => pages))
      expect(markedBy(route), route).toBe('current')
  })

  test('every entry of the main menu opens a page that highlights this entry', () => {
    for (const { route, index } of menu)
      expect(routes.find((row) => row.name === route)?.activeMenuIndex, route).toBe(index)
  })
})
