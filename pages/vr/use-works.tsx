import { useTranslation } from 'react-i18next'
import type { ExhibitCard } from '#contract/fair/exhibits/schemas.ts'
import { exhibitAddress } from '#src/common/app/addresses.ts'
import { usePrice } from '#src/features/fair/exhibits/price.ts'
import { IntentionButton } from '#src/features/trade/intentions/intention-button.tsx'
import type { Work } from '#src/features/fair/halls/rooms/work.ts'

/** Exhibits as they hang on a wall, in the reader's language. */
export function useWorks(): (exhibits: readonly ExhibitCard[]) => Work[] {
  const { i18n } = useTranslation()
  const price = usePrice()
  const english = i18n.language === 'en-US'
  return (exhibits) =>
    exhibits.map((exhibit) => ({
      id: exhibit.exhibitsInfoId,
      name: exhibit.exhibitsName,
      lang: exhibit.fallbackFields.includes('exhibitsName') ? (english ? 'zh-CN' : 'en-US') : undefined,
      maker: (english ? exhibit.companyAbbreviationEn : exhibit.companyAbbreviation) || exhibit.company,
      price: price(exhibit.price),
      coverUrl: exhibit.exhibitsCoverUrl,
      href: exhibitAddress(exhibit.exhibitsInfoId),
      action: <IntentionButton exhibit={exhibit} />,
    }))
}
