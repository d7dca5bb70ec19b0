import '@testing-library/jest-dom';

const complaints: string[] = [];

// A complaint on the console is a defect, React's above all: the test that caused it fails.
beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
