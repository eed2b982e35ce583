import { LineDrawing } from '../ui/line-drawing'

export const FaceIcon = () => (
  <LineDrawing path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.500 14.500c.8 1.200 2 1.900 3.500 1.900s2.700-.7 3.500-1.900M9 9.800h.01M15 9.800h.01" />
)

export const PictureIcon = () => (
  <LineDrawing path="M4 5h16v14H4ZM4 16.500l4.500-4.500 3.500 3.500 3-3 5 4.500M15.500 9h.01" />
)

export const DotsIcon = () => <LineDrawing weight={3} path="M6 12h.01M12 12h.01M18 12h.01" />

export const TurnIcon = () => <LineDrawing path="M19 12a7 7 0 1 1-2.200-5.100M17 3v4h-4" />
