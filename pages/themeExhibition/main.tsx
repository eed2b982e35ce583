import { mountPage } from '#src/common/layout/mount-page.tsx'
import { hallTexts, startsOnMap } from './hall-texts'
import { routes } from './routes'

void mountPage({ entry: 'themeExhibition', texts: startsOnMap() ? [] : hallTexts, routes })
