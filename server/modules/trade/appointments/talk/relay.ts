import { createHmac } from 'node:crypto'
import { RELAY_SECONDS } from '#contract/trade/appointments/limits.ts'
import type { TalkRoom } from '#contract/trade/appointments/talk-schemas.ts'
import type { Config } from '#server/config.ts'

type Servers = Pick<TalkRoom, 'iceServers' | 'icePolicy' | 'relayUntil'>

const isRelay = (url: string): boolean => /^turns?:/.test(url)

/**
 * What a browser is to reach the other by, with credentials for the relays that hold RELAY_SECONDS: the name is when
 * they expire and their user, the password its HMAC-SHA1 by the secret that the fair shares with the relay
 * (draft-uberti-behave-turn-rest; coturn's `use-auth-secret`).
 */
export function serversFor({ talks }: Pick<Config, 'talks'>, whom: string, now: Date): Servers {
  const { iceServers, turnSecret, icePolicy } = talks
  const until = Math.floor(now.getTime() / 1_000) + RELAY_SECONDS
  const username = `${until}:${whom}`
  const credential = turnSecret && createHmac('sha1', turnSecret).update(username).digest('base64')
  const hasRelay = credential !== undefined && iceServers.some(isRelay)
  return {
    iceServers: iceServers.map((urls) =>
      isRelay(urls) && credential !== undefined ? { urls, username, credential } : { urls },
    ),
    icePolicy,
    relayUntil: hasRelay ? new Date(until * 1_000).toISOString() : null,
  }
}
