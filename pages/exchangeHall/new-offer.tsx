import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verifyDemandStatus } from '#contract/trade/demands/endpoints.ts'
import type { Demand } from '#contract/trade/demands/schemas.ts'
import { addOffer } from '#contract/trade/offers/endpoints.ts'
import { emptyOffer } from '#contract/trade/offers/rules.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { useSession } from '#src/common/session/session.ts'
import { OfferForm } from '#src/features/trade/offers/offer-form.tsx'
import { useOfferChange } from '#src/features/trade/offers/own-api.ts'

interface NewOfferProps {
  demand: Demand
  refresh: () => Promise<boolean>
  onMade: () => void
}

/** The form of an offer. Where the demand has changed since it was seen, it is refreshed first; what is typed stays. */
export function NewOffer({ demand, refresh, onMade }: NewOfferProps) {
  const { t } = useTranslation('offers')
  const add = useOfferChange(addOffer)
  const exhibitorId = useSession()?.user.exhibitorId ?? 0
  // Sent again after a break it is made once; what was changed since is another offer.
  const [key, setKey] = useState(newKey)
  const [problem, setProblem] = useState<'expired' | 'refreshed'>()
  const send = async (terms: OfferTerms) => {
    setProblem(undefined)
    try {
      await call(verifyDemandStatus, { id: demand.id, version: demand.version }, { alerts: false })
      await add.mutateAsync({ key, demandId: demand.id, demandVersion: demand.version, terms })
      onMade()
    } catch (error) {
      if (!isRefusal(error, 'DemandChanged')) {
        // It has ended, or gone: the page says how it stands.
        if (isRefusal(error, 'DemandEnded', 'DemandNotFound')) await refresh()
        throw error
      }
      setProblem('expired')
    }
  }
  if (demand.end !== '') return <Alert type="info" showIcon title={t(`exchange:ended.${demand.end}`)} />
  return (
    <>
      <OfferForm
        label={t('supply.title')}
        requested={demand}
        initialValues={emptyOffer()}
        exhibitorId={exhibitorId}
        onSend={send}
        onChange={() => setKey(newKey())}
        renderSubmit={(busy) => (
          <>
            {problem ? (
              <Alert
                type={problem === 'expired' ? 'warning' : 'success'}
                showIcon
                role="alert"
                title={t(`changed.${problem}`)}
                style={{ marginBottom: '1rem' }}
                action={
                  problem === 'expired' ? (
                    <Button
                      size="small"
                      onClick={() => void refresh().then((found) => setProblem(found ? 'refreshed' : 'expired'))}
                    >
                      {t('changed.refresh')}
                    </Button>
                  ) : null
                }
              />
            ) : null}
            <Button type="primary" size="large" htmlType="submit" loading={busy}>
              {t('supply.send')}
            </Button>
          </>
        )}
      />
    </>
  )
}
