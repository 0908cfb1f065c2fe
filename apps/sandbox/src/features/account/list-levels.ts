import type { Exchange } from '../../exchange/exchange.ts'
import type { Context, Data } from '../../http/routes.ts'
import { levelOf, levels } from '../../members/levels.ts'

/** Returns all membership levels with their fee rates, which are their only benefits. */
export async function listLevels(
  { members }: Exchange,
  { visitorId, db }: Context,
): Promise<Data<'account.levels'>> {
  const own = visitorId === null ? null : await members.get(db, visitorId)
  return {
    current_level: own && levelOf(own.level).level,
    list: levels.map((level) => ({
      id: level.level + 1,
      level: level.level,
      name: level.name,
      icon: `/icons/vip${level.level}.svg`,
      min_volume_30d: level.minVolume,
      spot_maker: level.spotMaker,
      spot_taker: level.spotTaker,
      futures_maker: level.futuresMaker,
      futures_taker: level.futuresTaker,
      benefits: [],
    })),
  }
}
