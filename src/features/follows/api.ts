import type { InputOf } from '../../../contract/core/endpoint'
import { countFollowers, listFollows } from '../../../contract/follows/endpoints'
import { useEndpoint } from '../../common/request/use-endpoint'

export const useFollows = (asked: InputOf<typeof listFollows>) => useEndpoint(listFollows, asked, { keep: true })

/** How many follow the reader's exhibitor and collect its exhibits. */
export const useFollowerCounts = () => useEndpoint(countFollowers, {})
