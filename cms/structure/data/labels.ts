import { t, type Texts } from './texts';

export const YEARS = ['2020', '2021', '2022', '2023', '2024'];

type Label = { id: string; title: Texts; kind: 'year' | 'featured' | 'recommended' };

export const LABELS: Label[] = [
  ...YEARS.map((id): Label => ({ id, title: t(id, id, `${id} 年`, id, id, id), kind: 'year' })),
  {
    id: 'featured',
    title: t(
      'Featured works',
      'Œuvres à l’honneur',
      '精选作品',
      'Obras destacadas',
      'Избранные работы',
      'أعمال مختارة',
    ),
    kind: 'featured',
  },
  {
    id: 'recommended',
    title: t('Recommended', 'Recommandées', '推荐', 'Recomendadas', 'Рекомендуем', 'ننصح بها'),
    kind: 'recommended',
  },
];
