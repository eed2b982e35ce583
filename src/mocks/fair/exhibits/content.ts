import type { ContentDocument } from '#contract/fair/content/kinds.ts'
import { inBoth } from '#src/mocks/core/bilingual.ts'
import { makerOf } from './exhibits'
import { exhibitRows } from './rows'

/** The exhibits as they are edited. */
export const exhibitDocuments = (picture: string): (ContentDocument<'exhibit'> & { id: number })[] =>
  exhibitRows.map((row) => ({
    id: row.id,
    name: inBoth(row.name),
    exhibitor: row.exhibitorId,
    category: row.categoryId,
    hall: makerOf(row)?.hallId ?? null,
    coverUrl: { zh: row.pictures > 0 ? picture : '', en: '' },
    gallery: [],
    introduction: inBoth(row.introduction),
    material: inBoth(row.material),
    dimensions: '',
    dateText: '',
    price: row.price,
    unit: { zh: '件', en: 'piece' },
    minQuantity: 1,
    leadDays: null,
    shipsFrom: { zh: '', en: '' },
    stock: { zh: '', en: '' },
    labels: row.labels.includes(3) ? ['new'] : [],
    promotion: row.labels.includes(1) ? ['hot'] : [],
    weight: 0,
  }))
