/** What every call may refuse with that begins or agrees on something between two sides of trade. */
export const blockedRefusals = ['TradeBlocked', 'TradeBlockedByYou'] as const
