import type { Metadata } from 'next';
import { ClassroomRoute } from '@/components/classroom/ClassroomRoute';
import { classroomMetadata } from '@/lib/pages/classroom';

type Props = PageProps<'/[locale]/classroom/[label]'>;

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  classroomMetadata(await params);

/** The works of a label as a slideshow for a class (ours). */
export default async function ClassroomPage({ params }: Props) {
  return <ClassroomRoute {...await params} />;
}
