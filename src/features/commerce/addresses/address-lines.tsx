import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contract/commerce/addresses/schemas.ts'
import styles from './addresses.module.css'

/** `+86 13800138000`, as it is dialled. */
export const phoneText = ({ areaCode, phone }: Pick<Address, 'areaCode' | 'phone'>): string =>
  `${areaCode.replace(/^\+0*/, '+')} ${phone}`

/** Who receives, how they are reached, and where. */
export function AddressLines({ address }: { address: Address }) {
  const { t } = useTranslation('addresses')
  const { consignee, place, detail, postalCode, isDefault } = address
  return (
    <div className={styles.lines}>
      <p className={styles.who}>
        <strong>{consignee}</strong>
        <span>{phoneText(address)}</span>
        {isDefault ? <Tag color="processing">{t('list.default')}</Tag> : null}
      </p>
      <p>{place}</p>
      <p className={styles.detail}>{detail}</p>
      {postalCode ? <p className={styles.hint}>{t('list.postalCode', { code: postalCode })}</p> : null}
    </div>
  )
}
