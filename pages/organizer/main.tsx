import { mountPage } from '../../src/common/app/mount-page'
import { routes } from './routes'

void mountPage({ entry: 'organizer', texts: ['organizer', 'lists'], routes })
