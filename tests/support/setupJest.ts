import '@testing-library/jest-dom';

const complaints: string[] = [];

// Console errors, such as React's, fail the test.
beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  expect(complaints).toEqual([]);
});
