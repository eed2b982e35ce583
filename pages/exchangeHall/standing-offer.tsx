import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Demand } from '#contract/trade/demands/schemas.ts'
import { changeOffer } from '#contract/trade/offers/endpoints.ts'
import type { OwnOffer } from '#contract/trade/offers/schemas.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { OfferForm } from '#src/features/trade/offers/offer-form.tsx'
import { OfferSummary } from '#src/features/trade/offers/offer-summary.tsx'
import { useOfferChange } from '#src/features/trade/offers/own-api.ts'
import { WithdrawDialog } from '#src/features/trade/offers/withdraw-dialog.tsx'

/** The own offer that stands: it is read, changed or withdrawn. */
export function StandingOffer({ offer, demand }: { offer: OwnOffer; demand: Demand }) {
  const { t } = useTranslation('offers')
  const [doing, setDoing] = useState<'change' | 'withdraw'>()
  const change = useOfferChange(changeOffer)
  const { quantity, price, validUntil, deliverBy, note, exhibitIds } = offer
  const send = async (terms: OfferTerms) => {
    await change.mutateAsync({ id: offer.id, version: offer.version, terms })
    showToast(t('change.done'))
    setDoing(undefined)
  }
  if (doing === 'change') {
    return (
      <OfferForm
        label={t('change.title')}
        requested={demand}
        initialValues={{ quantity, price, validUntil, deliverBy, note, exhibitIds: [...exhibitIds] }}
        known={offer.exhibits.map(({ exhibitsInfoId: id, exhibitsName: name }) => ({ id, name }))}
        exhibitorId={offer.exhibitor.id}
        onSend={send}
        renderSubmit={(busy) => (
          <Space>
            <Button type="primary" htmlType="submit" loading={busy}>
              {t('change.send')}
            </Button>
            <Button onClick={() => setDoing(undefined)}>{t('work:dialog.cancel')}</Button>
          </Space>
        )}
      />
    )
  }
  const isOpen = offer.state === 'standing' || offer.state === 'expired'
  return (
    <>
      <Alert
        type={offer.state === 'expired' ? 'warning' : 'info'}
        showIcon
        title={t(`standing.${offer.state}`)}
        style={{ marginBottom: '1.5rem' }}
      />
      <OfferSummary offer={offer} />
      {isOpen ? (
        <Space style={{ marginTop: '1.5rem' }}>
          {demand.end === '' ? (
            <Button type="primary" onClick={() => setDoing('change')}>
              {t('change.do')}
            </Button>
          ) : null}
          <Button danger onClick={() => setDoing('withdraw')}>
            {t('withdraw.do')}
          </Button>
        </Space>
      ) : null}
      {doing === 'withdraw' ? <WithdrawDialog offer={offer} onClose={() => setDoing(undefined)} /> : null}
    </>
  )
}
