import { startTexts } from '#src/common/i18n/texts.ts'

/** The card of a demand and the offer to send it, with the texts of units and prices. */
export async function demandParts() {
  const [parts] = await Promise.all([import('./demand-card'), startTexts('demands')])
  return parts
}
